import { Alert, Button, CopyButton, Group } from "@mantine/core";
import { useState } from "react";
import type { AdvisorApi } from "../api/advisor-api.ts";
import { cost, count, date, words } from "../format.ts";
import {
  groundingOf,
  type Message,
  plainTextOf,
  type Source,
  type Usage,
  usageOf,
} from "./message.ts";
import { Simulated } from "./tool-card.tsx";

interface Given {
  message: Message;
  sources: Source[];
  rate: AdvisorApi["rate"];
}

/** What stands under a finished answer: doubts, sources, what it cost, and what to do with it. */
export function AnswerFoot({ message, sources, rate }: Given) {
  const usage = usageOf(message);
  return (
    <footer className="foot">
      <Doubts message={message} />
      {sources.length > 0 && <Sources sources={sources} />}
      <Group gap="xs" className="quiet">
        <CopyButton value={plainTextOf(message)}>
          {({ copied, copy }) => (
            <Button size="compact-xs" variant="subtle" color="gray" onClick={copy}>
              {copied ? "Copied" : "Copy answer"}
            </Button>
          )}
        </CopyButton>
        <Rating message={message} rate={rate} />
        {usage && <span>{spent(usage)}</span>}
      </Group>
    </footer>
  );
}

const spent = ({ input_tokens, output_tokens, cost_usd }: Usage): string => {
  const tokens =
    input_tokens === null || output_tokens === null
      ? "tokens unknown"
      : `${count(input_tokens + output_tokens)} tokens`;
  return `${tokens}, ${cost_usd === null ? "cost unknown" : cost(cost_usd)}`;
};

function Doubts({ message }: { message: Message }) {
  const grounding = groundingOf(message);
  if (grounding === undefined || grounding.valid) return null;
  const { unmatched, unknown_citations } = grounding;
  return (
    <Alert color="orange" variant="outline" title="Check before you use this" role="note">
      {unmatched.length > 0 && (
        <p>
          {unmatched.length === 1 ? "This figure stands" : "These figures stand"} in no source of
          this answer: {unmatched.join(", ")}.
        </p>
      )}
      {unknown_citations.length > 0 && (
        <p>The answer names sources that were not used: {unknown_citations.join(", ")}.</p>
      )}
    </Alert>
  );
}

function Sources({ sources }: { sources: Source[] }) {
  return (
    <section aria-label="Sources">
      <ol className="sources">
        {sources.map(({ source_id, tool, provider, as_of, simulated }) => (
          <li key={source_id}>
            {words(tool)}, {words(provider)}, {date(as_of)} {simulated && <Simulated />}
          </li>
        ))}
      </ol>
    </section>
  );
}

type Opinion = "up" | "down";
const opinions = { up: "Good answer", down: "Bad answer" } as const;

function Rating({ message, rate }: Pick<Given, "message" | "rate">) {
  const [rated, setRated] = useState<Opinion>();
  const [failed, setFailed] = useState(false);
  const give = (opinion: Opinion) => {
    setFailed(false);
    rate(message.id, opinion).then(
      () => setRated(opinion),
      () => setFailed(true),
    );
  };
  return (
    <>
      {(["up", "down"] as const).map((opinion) => (
        <Button
          key={opinion}
          size="compact-xs"
          variant={rated === opinion ? "light" : "subtle"}
          color="gray"
          aria-pressed={rated === opinion}
          onClick={() => give(opinion)}
        >
          {opinions[opinion]}
        </Button>
      ))}
      {failed && <span>The rating was not kept. Try again.</span>}
    </>
  );
}
