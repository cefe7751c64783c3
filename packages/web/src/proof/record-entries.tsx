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

/** The turn's entries in the conversation's record, with their hashes. */
export function RecordEntries({ api, conversation, turn }: Props) {
  const load = useCallback(
    async () => entriesOf(await (await api.recordFile(conversation)).text(), turn),
    [api, conversation, turn],
  );
  const { value, error } = useLoaded(load);
  return (
    <section className="card" aria-label="Record">
      <h2>
        Record{" "}
        <span className="quiet">
          {value && `${count(value.own.length)} of ${count(value.length)} entries`}
        </span>
      </h2>
      {error && <p role="alert">{error.message}</p>}
      {value && (
        <FigureTable label="Record" heads={["Entry", "At", "Hash", "Number"]}>
          {value.own.map(({ seq, what, at, hash }) => (
            <tr key={seq}>
              <th scope="row">{what}</th>
              <td>{preciseTime(at)}</td>
              <td>
                <span className="hash">{hash.slice(0, 8)}…</span>
              </td>
              <td>{count(seq)}</td>
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
