import { useCallback } from "react";
import type { AdvisorApi } from "../api/advisor-api.ts";
import { useLoaded } from "../api/use-loaded.ts";
import { count } from "../format/figures.ts";
import { preciseTime } from "../format/format.ts";
import { FigureTable } from "../panel/figure-table.tsx";
import { entriesOf } from "./record-file.ts";

interface Props {
  api: Pick<AdvisorApi, "recordFile">;
  conversation: string;
  turn: string;
}

const heads = ["#", "Entry", "At", "Hash"];

/** The turn's entries in the conversation's record, with their hashes. */
export function RecordEntries({ api, conversation, turn }: Props) {
  const load = useCallback(
    async () => entriesOf(await (await api.recordFile(conversation)).text(), turn),
    [api, conversation, turn],
  );
  const { value, error } = useLoaded(load);
  return (
    <section className="card" aria-label="Record">
      <div className="line">
        <h2>Record</h2>
        <span className="quiet">
          {value && `${count(value.own.length)} of ${count(value.length)} entries`}
        </span>
      </div>
      {error && <p role="alert">{error.message}</p>}
      {value && (
        <FigureTable label="Record" heads={heads} texts={heads}>
          {value.own.map(({ seq, what, at, hash }) => (
            <tr key={seq}>
              <td className="words">{count(seq)}</td>
              <th scope="row" className="words">
                {what}
              </th>
              <td className="words quiet">{preciseTime(at)}</td>
              <td className="words hash">{hash.slice(0, 8)}…</td>
            </tr>
          ))}
        </FigureTable>
      )}
      <p className="quiet">
        Each entry carries the hash of the one before, so that a change of any of them is noticed.
      </p>
    </section>
  );
}
