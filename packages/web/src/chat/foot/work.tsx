import { count, counted } from "../../format/figures.ts";
import { costText } from "../../format/format.ts";
import { type Message, type Usage, usageOf } from "../message/message.ts";
import { ToolCard } from "../message/tool-card.tsx";
import { lookedUp } from "./looked-up.ts";

/** What an answer took, on one line that expands to its calls. */
export function Work({ message }: { message: Message }) {
  const calls = lookedUp(message);
  const usage = usageOf(message);
  const spent = usage && spentOn(usage);
  if (calls.length === 0) return spent === undefined ? null : <p className="work quiet">{spent}</p>;
  return (
    <details className="work">
      <summary>
        Worked with {counted(calls.length, "tool call")}
        {spent && `, ${spent}`}
      </summary>
      {calls.map((call) => (
        <ToolCard key={call.toolCallId} call={call} />
      ))}
    </details>
  );
}

const spentOn = ({ input_tokens, output_tokens, cost_usd }: Usage): string => {
  const tokens =
    input_tokens === null || output_tokens === null
      ? "tokens unknown"
      : `${count(input_tokens + output_tokens)} tokens`;
  return `${tokens}, ${cost_usd === null ? "cost unknown" : costText(cost_usd)}`;
};
