import { identifierToWords } from "@advisor/domain/text/display";
import type { ToolResult } from "@advisor/protocol/tool-result";
import { getToolName } from "ai";
import { useState } from "react";
import { date } from "../../format/figures.ts";
import { checkedOn } from "../../format/format.ts";
import { ScrollRegion } from "../../scroll-region.tsx";
import { type Call, checkedDay, resultOf } from "./message.ts";
import { Fields, Rows } from "./rows.tsx";
import { providerWords } from "./source-words.ts";
import { decisionOf, stateOf, subjectOf, undoneWords } from "./tool-words.ts";

interface Props {
  call: Call;
  /** When the advisor decided on it, if it is a write. */
  decided?: string | undefined;
  /** When the advisor undid it. */
  undone?: string | undefined;
}

/** A tool call as one line, which expands to its arguments and result. A failed one is expanded. */
export function ToolCard({ call, decided, undone }: Props) {
  const [chosen, setChosen] = useState<boolean>();
  const open = chosen ?? call.state === "output-error";
  const result = resultOf(call);
  const subject = subjectOf(call.input, result);
  const said = undone ? undoneWords(undone) : (decisionOf(call, decided) ?? stateOf(call, result));
  return (
    <details className="tool" open={open} onToggle={(event) => setChosen(event.currentTarget.open)}>
      <summary>
        <span className="tool-name">{identifierToWords(getToolName(call))}</span>
        {subject !== "" && <span className="tool-subject">{subject}</span>}
        <span className="quiet">{said}</span>
        {result && decided === undefined && (
          <span className="quiet">{`${providerWords(result.provider)}, ${dated(call, result)}`}</span>
        )}
        {result?.simulated && <Simulated />}
      </summary>
      {open && (
        // A group and no landmark, of which two calls of a tool would have two of one name.
        <ScrollRegion
          role="group"
          className="tool-inside"
          aria-label={`Details of ${identifierToWords(getToolName(call))}`}
        >
          <p className="label">Asked with</p>
          <Fields of={call.input} label="Arguments" />
          <p className="label">{result ? "Answer" : "Why"}</p>
          {result ? <Rows of={result.data} tool={getToolName(call)} /> : <p>{reasonOf(call)}</p>}
        </ScrollRegion>
      )}
    </details>
  );
}

function dated(call: Call, result: ToolResult): string {
  const checked = checkedDay(getToolName(call), result);
  return checked === undefined ? date(result.as_of) : checkedOn(checked, result.as_of);
}

/** Why there is no result: the advisor's reason, or the sentence of a failure without its code. */
function reasonOf(call: Call): string {
  if (call.state === "output-denied") return call.approval.reason ?? "No reason was given.";
  return call.errorText?.replace(/^\w+: /, "") ?? stateOf(call, undefined);
}

export const Simulated = () => <span className="simulated-tag">simulated</span>;
