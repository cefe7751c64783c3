import { decimal } from "@advisor/domain/decimal";
import type { Position } from "@advisor/domain/position";
import type { RoutedPart } from "../route/routed.ts";
import { usd } from "./format.ts";
import { remaining } from "./left-out.ts";
import * as Data from "./looked-up.ts";
import type { Results } from "./places.ts";
import { lookedUp, type Reply } from "./reply.ts";
import { valued } from "./valued.ts";
import { obstacleIn, shareOf, worthOf } from "./write/share.ts";

/** The sum of several holdings, led by what they are of the whole together, where that was asked of each and is on file. */
export function withShareOfSum(
  said: Reply,
  own: readonly Position[],
  asked: readonly { part: RoutedPart; results: Results }[],
): Reply {
  const [first] = asked;
  const isShare = asked.every(({ part }) => part.params.beyond?.includes("weight") === true);
  const whole = first && isShare ? wholeOf(first) : undefined;
  if (whole === undefined || !whole.size.gt(0)) return said;
  const share = shareOf(worthOf(own), whole.size);
  return {
    ...said,
    text: `Together they are ${share.text} of ${whole.of} ${usd(whole.size)}. ${said.text.replace(/^Together they/, "They")}`,
    calculated: [...said.calculated, ...share.figures, whole.size.toNumber()],
    sources: [...new Set([...said.sources, whole.source_id])],
  };
}

/** What the share is of: the account value, or the positions without cash; undefined where one has no value on file. */
function wholeOf({ part: { params }, results }: { part: RoutedPart; results: Results }) {
  const stated = results.get("get_account_summary");
  const place = params.account === undefined ? "" : ` of ${params.account}`;
  if (params.with_cash === true && stated !== undefined) {
    const { data, source_id } = lookedUp(stated, Data.Summary);
    const size = decimal(data.totals?.total_value ?? 0);
    return { size, of: `the account value${place}, cash included,`, source_id };
  }
  const list = results.get("get_positions_list");
  const quotes = results.get("get_quotes");
  if (list === undefined || quotes === undefined) return undefined;
  const { data, source_id } = lookedUp(list, Data.PositionsList);
  const priced = lookedUp(quotes, Data.Quotes).data.quotes;
  const all = valued(remaining(data.positions, params.without), priced);
  if (obstacleIn(all) !== undefined) return undefined;
  const size = worthOf(all).round(2);
  return { size, of: `the value of the positions held${place},`, source_id };
}
