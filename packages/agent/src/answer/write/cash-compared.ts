import type * as z from "zod";
import type { Params } from "../../route/routed.ts";
import { usd } from "../format.ts";
import type { Summary } from "../looked-up.ts";
import { dated, type Looked, type Reply, reply } from "../reply.ts";
import { against, type Bound, isPolar } from "../whether.ts";
import { absent } from "./absent.ts";

/** The cash that was asked about against the bound that the question sets; no withdrawal is meant. */
export function writeCompared(
  { params, text }: { params: Params; text: string },
  bound: Bound,
  looked: Looked<z.infer<typeof Summary>>,
): Reply {
  const { totals } = looked.data;
  if (!looked.data.found || totals === null) return absent(looked.data, [looked]);
  const { account, cash = "both" } = params;
  const where = account === undefined ? "" : ` in ${account}`;
  const own = cash === "both" ? "total" : cash;
  const { holds, apart, figures } = against(bound, totals[`${own}_cash`]);
  const first = `${own} cash${where} is ${usd(totals[`${own}_cash`])}, ${apart}`;
  const settled =
    cash === "both" && totals.settled_cash !== totals.total_cash
      ? `; settled cash is ${usd(totals.settled_cash)}`
      : "";
  const lead = isPolar({ text }) ? (holds ? "Yes: " : "No: ") : "";
  const said = `${lead}${first}${settled}.`;
  const told = lead === "" ? `${said[0]?.toUpperCase()}${said.slice(1)}` : said;
  return reply(
    `${told} ${dated([looked])}`,
    [looked],
    [...figures, totals.total_cash, totals.settled_cash, totals.unsettled_cash],
  );
}
