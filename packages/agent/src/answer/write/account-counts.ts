import type * as z from "zod";
import type { RoutedPart } from "../../route/routed.ts";
import { listed, table } from "../format.ts";
import { leftOut, remaining } from "../left-out.ts";
import type { PositionsList } from "../looked-up.ts";
import { ofClass } from "../of-class.ts";
import { dated, type Looked, type Reply, reply } from "../reply.ts";
import { accountsIn } from "./account-places.ts";
import { scopeOf } from "./ranking-words.ts";

interface Count {
  account: string;
  count: number;
}

/** How many positions each account holds, of one class where that is asked; undefined where only one is meant. */
export function writeAccountCounts(
  asked: Pick<RoutedPart, "params" | "text">,
  list: Looked<z.infer<typeof PositionsList>>,
): Reply | undefined {
  const { params } = asked;
  const own = remaining(ofClass(list, asked).data.positions, params.without).filter(
    ({ quantity }) => params.short !== true || quantity < 0,
  );
  const accounts = accountsIn(list.data.positions, params);
  if (accounts.length < 2 || own.length === 0) return undefined;
  const listedFirst = accounts.map((account) => ({
    account,
    count: own.filter((row) => row.account === account).length,
  }));
  const counts = inOrder(listedFirst, params.direction);
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  const out = leftOut({ intent: "positions_list", params });
  const but = out === "" || params.without?.kept !== undefined ? "" : `Without ${out}.`;
  const many = `${params.short === true ? "short " : ""}${scopeOf(params).many}`;
  const rows = table(
    ["Account", capital(many)],
    counts.map(({ account, count }) => [account, String(count)]),
  );
  const text = [leadOf(counts, many, params.direction), rows, `In all there are ${all}.`];
  return reply(
    `${text.join("\n\n")} ${[but, dated([list])].filter(Boolean).join(" ")}`,
    [list],
    [all, ...counts.map(({ count }) => count)],
  );
}

function inOrder(counts: readonly Count[], direction: RoutedPart["params"]["direction"]) {
  const sign = direction === "worst" ? 1 : -1;
  return direction === undefined ? counts : counts.toSorted((a, b) => sign * (a.count - b.count));
}

/** The accounts at the end that is asked for. */
function leadOf(
  counts: readonly Count[],
  many: string,
  direction: RoutedPart["params"]["direction"],
): string {
  const [first] = counts;
  const level = counts.filter(({ count }) => count === first?.count);
  if (first === undefined || direction === undefined || level.length === counts.length) {
    return `${capital(many)} by account:`;
  }
  const names = listed(level.map(({ account }) => account));
  const verb = level.length === 1 ? "holds" : "hold";
  return `${names} ${verb} the ${direction === "best" ? "most" : "fewest"} ${many}, ${first.count}${level.length === 1 ? "" : " each"}.`;
}

const capital = (text: string): string => `${text[0]?.toUpperCase()}${text.slice(1)}`;
