import type * as Answers from "@advisor/domain/record/answers";
import type { Clock } from "@advisor/domain/world";
import { sessionKey, traceKey } from "../keys.ts";
import type { Table } from "../table.ts";

const daySeconds = 24 * 3_600;
const traceDays = 30;

export function answerSessionStore(table: Table, clock: Clock): Answers.Store {
  const expires = (days: number) => Math.ceil(clock.now() / 1_000) + days * daySeconds;
  const keyOf = ({ advisor_id, session_id }: Answers.SessionRef) =>
    sessionKey(advisor_id, session_id);
  return {
    async earlierAsks(session) {
      return (await table.get(keyOf(session)))?.about;
    },

    async remember(session, about) {
      await table.write({ put: { ...keyOf(session), about, expires: expires(1) }, when: "any" });
    },

    async storeTrace(advisor_id, id, trace) {
      const put = { ...traceKey(id), advisor_id, trace, expires: expires(traceDays) };
      await table.write({ put, when: "any" });
    },

    async trace(id) {
      const item = await table.get(traceKey(id));
      return item === undefined
        ? undefined
        : { advisor_id: String(item.advisor_id), trace: item.trace };
    },
  };
}
