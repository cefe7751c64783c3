import type { TurnTrace } from "@advisor/protocol/trace";
import { providerWords, readingWords } from "../chat/message/source-words.ts";
import { count, date } from "../format/figures.ts";
import { FigureTable } from "../panel/figure-table.tsx";
import { isCited } from "./omitted.ts";

type Call = TurnTrace["steps"][number]["calls"][number];

/** Whether a call has arguments to show. */
const isAsked = (input: unknown): boolean =>
  typeof input !== "object" || input === null || Object.keys(input).length > 0;

interface CallTrace extends Pick<TurnTrace, "grounding" | "claims"> {
  steps: readonly Pick<TurnTrace["steps"][number], "step" | "calls">[];
}

/** Every tool call with its arguments, provider and day, and how many figures rest on it. */
export function Sources({ trace }: { trace: CallTrace }) {
  const { grounding, claims } = trace;
  const calls = trace.steps.flatMap(({ step, calls }) =>
    calls.map((call, at) => ({ key: `${step} ${at}`, call })),
  );
  const cited = calls.filter(({ call }) => isCited(grounding?.citations ?? [], call));
  return (
    <section className="card" aria-label="Calls and sources">
      <div className="line">
        <h2>Calls and sources</h2>
        <span className="quiet">
          {calls.length} used{grounding && `, ${cited.length} cited`}
        </span>
      </div>
      {calls.length === 0 ? (
        <p className="quiet">No tool was called.</p>
      ) : (
        <FigureTable
          label="Calls and sources"
          heads={["Source", "Provider", "As of", "Figures"]}
          texts={["Provider", "As of"]}
        >
          {calls.map(({ key, call }, at) => (
            <Row
              key={key}
              call={call}
              figures={
                isRepeated(calls.slice(0, at), call) ? "as above" : restingWords(claims, call)
              }
            />
          ))}
        </FigureTable>
      )}
    </section>
  );
}

/** Claims name the source alone, so that calls of one source share them. */
const isRepeated = (earlier: readonly { call: Call }[], { source_id }: Call): boolean =>
  source_id !== null && earlier.some(({ call }) => call.source_id === source_id);

function restingWords(claims: TurnTrace["claims"], call: Call): string {
  if (claims === null) return "not counted";
  const resting = claims.filter(
    ({ source_id }) => source_id !== undefined && isCited([source_id], call),
  );
  return count(resting.length);
}

const Row = ({ call, figures }: { call: Call; figures: string }) => (
  <tr>
    <th scope="row">
      {readingWords(call.tool, call.arguments)}{" "}
      <span className="quiet">{call.source_id ?? "no source"}</span>
      {isAsked(call.arguments) && <code>{JSON.stringify(call.arguments)}</code>}
    </th>
    <td className="words">
      {call.provider === null ? "nobody answered" : providerWords(call.provider)}
      {call.simulated && <span className="quiet">, simulated</span>}
    </td>
    <td className="words">{call.as_of === null ? "no day" : date(call.as_of)}</td>
    <td>{figures}</td>
  </tr>
);
