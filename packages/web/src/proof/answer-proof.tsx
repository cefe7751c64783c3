import type { AnswerTrace } from "@advisor/protocol/trace";
import { readingWords } from "../chat/message/source-words.ts";
import { Fact } from "../fact.tsx";
import { count } from "../format/figures.ts";
import { costText } from "../format/format.ts";
import { Checks } from "./checks.tsx";
import { ConsideredItems } from "./considered-items.tsx";
import { omittedFromPart } from "./omitted.ts";

/** The proof of an answer of the answers API, by question. */
export function AnswerProof({ trace }: { trace: AnswerTrace }) {
  const { routing, parts, tokens, cost_usd, latency_ms } = trace;
  return (
    <>
      <header>
        <h1>{trace.utterance}</h1>
        <p className="quiet">
          Answered in {count(latency_ms.total)} ms,{" "}
          {cost_usd === null ? "cost unknown" : costText(cost_usd)},{" "}
          {tokens === null
            ? "no tokens"
            : `${count(tokens.input_tokens + tokens.output_tokens)} tokens`}
          . {trace.trace_id}
        </p>
      </header>
      <div className="proof-columns">
        <div>
          <section className="card" aria-label="How it was read">
            <h2>How it was read</h2>
            <dl className="fields">
              <Fact
                name="Read by"
                value={routing.by === "rules" ? "rules, no model" : (routing.model ?? routing.by)}
              />
              {routing.readings.map(({ text, reading, unexplained }) => (
                <Fact
                  key={text}
                  name={`“${text}”`}
                  value={`${reading}${unexplained.length > 0 ? ` Not explained: ${unexplained.join(", ")}.` : ""}`}
                />
              ))}
            </dl>
          </section>
        </div>
        <div>
          {parts.map((part) => (
            <section key={JSON.stringify(part)} className="card" aria-label="Query">
              <h2>Query and calls</h2>
              <code>{JSON.stringify(part.params)}</code>
              <ul className="plain">
                {part.tools.map(({ tool, ms, error, source_id }) => (
                  <li key={`${tool} ${source_id}`}>
                    {readingWords(tool, part.params)}, {count(ms)} ms,{" "}
                    {error ?? source_id ?? "no source"}
                  </li>
                ))}
              </ul>
              <Checks grounding={part.grounding} />
              <ConsideredItems omitted={omittedFromPart(part)} />
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
