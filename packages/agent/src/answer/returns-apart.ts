import { decimal } from "@advisor/domain/decimal";
import type { Intent, RoutedPart } from "../route/routed.ts";
import * as Data from "./looked-up.ts";
import type { Results } from "./places.ts";
import { dated, lookedUp, type Reply, reply } from "./reply.ts";

/** How far two returns lie apart, where a message holds one against the other; undefined where one is not on file. */
export function returnsApart(
  message: string,
  parts: readonly { part: RoutedPart; results: Results }[],
): { intent: Intent; said: Reply } | undefined {
  const asked = parts.filter(({ part }) => part.intent === "performance");
  if (asked.length !== 2 || !against.test(message)) return undefined;
  const [one, other] = asked.flatMap(({ part, results }) => {
    const result = results.get("get_performance");
    return result === undefined ? [] : [{ part, looked: lookedUp(result, Data.Performance) }];
  });
  if (one === undefined || other === undefined) return undefined;
  const [a, b] = [one.looked.data, other.looked.data];
  const isOfOne = one.part.params.account === other.part.params.account;
  const isPlain = [one, other].every(({ part: { params } }) => params.without === undefined);
  if (!(isOfOne && isPlain && a.found && b.found)) return undefined;
  if (a.timeframe === b.timeframe || a.return_pct === null || b.return_pct === null) {
    return undefined;
  }
  const gap = decimal(a.return_pct).minus(b.return_pct);
  const [more, less] = gap.lt(0) ? [b, a] : [a, b];
  const used = [one.looked, other.looked];
  const text = gap.eq(0)
    ? `The ${a.timeframe} and the ${b.timeframe} return are the same.`
    : `The ${more.timeframe} return is ${gap.abs().toString()} percentage points above the ${less.timeframe} return.`;
  const said = reply(`${text} ${dated(used)}`, used, [gap.abs().toNumber()]);
  return { intent: "performance", said: { ...said, sources: [...new Set(said.sources)] } };
}

const against =
  /\b(?:vs\.?|versus|against|compar\w+|differences?|gap|spread|minus|which|better|worse|higher|lower|more|less|ahead|beat\w*|outperform\w*|than)\b/i;
