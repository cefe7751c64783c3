import { Badge } from "@mantine/core";
import { getToolName } from "ai";
import { useState } from "react";
import { date, words } from "../format.ts";
import { type Call, resultOf } from "./message.ts";
import { Fields, Rows } from "./rows.tsx";
import { stateOf, subjectOf } from "./tool-words.ts";

/** One call as a line; opened, it shows what was asked and what came back. */
export function ToolCard({ call }: { call: Call }) {
  const [open, setOpen] = useState(false);
  const result = resultOf(call);
  const subject = subjectOf(call.input);
  return (
    <details className="tool" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className="tool-name">{words(getToolName(call))}</span>
        {subject !== "" && <span className="tool-subject">{subject}</span>}
        <span className="quiet">{stateOf(call, result)}</span>
        {result && (
          <span className="quiet">{`${words(result.provider)}, ${date(result.as_of)}`}</span>
        )}
        {result?.simulated && <Simulated />}
      </summary>
      {open && (
        <div className="tool-inside">
          <h4>Asked with</h4>
          <Fields of={call.input} label="Arguments" />
          <h4>Answer</h4>
          {result ? <Rows of={result.data} /> : <p>{call.errorText ?? stateOf(call, result)}</p>}
        </div>
      )}
    </details>
  );
}

export const Simulated = () => (
  <Badge size="xs" variant="light" color="gray">
    simulated
  </Badge>
);
