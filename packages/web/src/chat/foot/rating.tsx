import { ActionIcon, Button, TextInput } from "@mantine/core";
import { useState } from "react";
import type { AdvisorApi } from "../../api/advisor-api.ts";
import { Icon } from "../../icon/icon.tsx";
import { intoSight } from "../into-sight.ts";
import type { Message } from "../message/message.ts";

interface Props {
  message: Message;
  rate: AdvisorApi["rate"];
}

type Opinion = "up" | "down";
const unrated = { rating: undefined, note: null };
const opinions = { up: "Good answer", down: "Bad answer" } as const;

/** What the advisor thinks of an answer, with the reason if one is given. */
export function Rating({ message, rate }: Props) {
  const [saved, setSaved] = useState<{ rating: Opinion; note: string | null }>();
  const [failed, setFailed] = useState(false);
  const { rating: rated, note: kept } = saved ?? message.metadata?.rated ?? unrated;
  const give = (opinion: Opinion, note: string | null) => {
    setFailed(false);
    rate(message.id, opinion, note).then(
      () => setSaved({ rating: opinion, note }),
      () => setFailed(true),
    );
  };
  return (
    <>
      <span className="opinions">
        {(["up", "down"] as const).map((opinion) => (
          <ActionIcon
            key={opinion}
            size="sm"
            variant={rated === opinion ? "light" : "subtle"}
            color="gray"
            aria-label={opinions[opinion]}
            title={opinions[opinion]}
            aria-pressed={rated === opinion}
            onClick={() => give(opinion, null)}
          >
            <Icon of={opinion} />
          </ActionIcon>
        ))}
      </span>
      {rated !== undefined && kept === null && (
        <RatingNote opinion={rated} keep={(note) => give(rated, note)} />
      )}
      {kept !== null && <span>Kept with the answer: “{kept}”</span>}
      {failed && <span>The rating was not kept. Try again.</span>}
    </>
  );
}

const faults = ["Wrong figure", "Wrong household data", "Not what I asked", "Too long"] as const;

/** An optional note on why an answer was good or bad. */
function RatingNote({ opinion, keep }: { opinion: Opinion; keep(note: string): void }) {
  const [note, setNote] = useState("");
  return (
    <form
      className="why-rated"
      ref={intoSight}
      onSubmit={(event) => {
        event.preventDefault();
        if (note.trim() !== "") keep(note.trim());
      }}
    >
      {opinion === "down" && (
        <span className="chips">
          {faults.map((fault) => (
            <button key={fault} type="button" className="chip" onClick={() => keep(fault)}>
              {fault}
            </button>
          ))}
        </span>
      )}
      <TextInput
        size="xs"
        aria-label={opinion === "up" ? "What was good" : "What was wrong"}
        placeholder={opinion === "up" ? "What was good? (optional)" : "What was wrong? (optional)"}
        maxLength={2_000}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Button size="compact-sm" type="submit" variant="default" disabled={note.trim() === ""}>
        Keep
      </Button>
    </form>
  );
}
