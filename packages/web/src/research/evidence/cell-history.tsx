import { dateTime } from "../../format/format.ts";
import { VerdictMark } from "../icons.tsx";
import type { LiveCell } from "../run/run-cells.ts";
import { answerWords } from "../words.ts";

/** All answers of the cell, newest first. */
export function CellHistory({ cell }: { cell: LiveCell }) {
  if (cell.answered_at === null && cell.history.length === 0) return null;
  const now =
    cell.answered_at === null || cell.verdict === null
      ? []
      : [{ ...cell, verdict: cell.verdict, attempt: cell.attempts, answered_at: cell.answered_at }];
  return (
    <section className="sect">
      <h3>History of this cell</h3>
      <table className="history">
        <tbody>
          {[...now, ...cell.history.toReversed()].map((one) => (
            <tr key={`${one.attempt} ${one.answered_at}`}>
              <td className="tn">{dateTime(one.answered_at)}</td>
              <td>{one.overridden ? `by ${one.overridden.by}` : `attempt ${one.attempt}`}</td>
              <td>
                <span className="face">
                  <VerdictMark verdict={one.verdict} />
                  <span className="clipped">{answerWords(one)}</span>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
