import type * as Criterion from "@advisor/domain/research/criterion";
import type { Verdict } from "@advisor/domain/research/verdict";
import type { RunView } from "@advisor/protocol/research/responses";
import { Button, Group, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { Problem } from "../../chat/problem.tsx";
import type { ResearchClient } from "../research-api.ts";
import type { LiveCell } from "../run/run-cells.ts";
import { useAction } from "../use-action.ts";
import { verdictWords } from "../words.ts";

interface Props {
  client: ResearchClient;
  run: RunView;
  cell: LiveCell;
  format: Criterion.AnswerFormat | undefined;
  back(): void;
  done(): void;
}

const verdicts: readonly Verdict[] = ["positive", "negative", "unknown"];

/** A form for a person's own answer with a reason. No later run replaces it. */
export function OverrideForm({ client, run, cell, format, back, done }: Props) {
  const [verdict, setVerdict] = useState<Verdict>(cell.verdict ?? "positive");
  const [value, setValue] = useState(
    typeof cell.value === "boolean" ? "" : String(cell.value ?? ""),
  );
  const [reason, setReason] = useState("");
  const { busy, error, act } = useAction();
  const first = useRef<HTMLTextAreaElement>(null);
  useEffect(() => first.current?.focus(), []);
  const typed = typedValue(format, verdict, value);
  const isWrong = typeof typed === "number" && Number.isNaN(typed);
  const save = async () => {
    const body = { verdict, value: typed, reason: reason.trim() };
    if (await act(() => client.override(run.run_id, cell, body))) done();
  };
  return (
    <form
      className="sect override"
      aria-label="Override"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className="field-row">
        <NativeSelect
          size="xs"
          label="Your verdict"
          data={verdicts.map((one) => ({ value: one, label: verdictWords(one) }))}
          value={verdict}
          onChange={(event) => {
            const found = verdicts.find((one) => one === event.currentTarget.value);
            if (found) setVerdict(found);
          }}
        />
        {format?.type !== "boolean" && (
          <TextInput
            size="xs"
            label={format?.type === "number" ? `Value, ${format.unit}` : "Value"}
            value={value}
            error={isWrong && "A number"}
            onChange={(event) => setValue(event.currentTarget.value)}
          />
        )}
      </div>
      <Textarea
        size="xs"
        label="Reason"
        required
        autosize
        minRows={2}
        maxRows={6}
        maxLength={2_000}
        value={reason}
        ref={first}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {error && <Problem error={error} />}
      <Group gap="xs">
        <Button
          size="compact-sm"
          type="submit"
          loading={busy}
          disabled={reason.trim() === "" || isWrong}
        >
          Save your answer
        </Button>
        <Button size="compact-sm" variant="default" onClick={back}>
          Back
        </Button>
      </Group>
    </form>
  );
}

/** The value in the criterion's answer format; NaN for an invalid number. */
function typedValue(
  format: Criterion.AnswerFormat | undefined,
  verdict: Verdict,
  text: string,
): boolean | number | string | null {
  if (format?.type === "boolean") return verdict === "unknown" ? null : verdict === "positive";
  if (text.trim() === "") return null;
  return format?.type === "number" ? Number(text) : text.trim();
}
