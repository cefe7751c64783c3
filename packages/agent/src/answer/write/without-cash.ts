import { decimal } from "@advisor/domain/decimal";
import type * as z from "zod";
import type { Params } from "../../route/routed.ts";
import { heard } from "../../route/words.ts";
import { table, usd } from "../format.ts";
import type { Summary } from "../looked-up.ts";
import { dated, type Looked, type Reply, reply } from "../reply.ts";
import { absent } from "./absent.ts";

/** "total minus cash", "account value excluding cash": the cash is to be taken off the value, or still is. */
export const takesOffCash = ({ without }: Params, text: string): boolean =>
  (without?.others ?? []).some(isCash) &&
  (takesOff.test(heard(text)) || !/\bcash\b/.test(heard(text)));

const isCash = (noun: string): boolean => /^(?:(?:the|my|our|any|all) )*cash$/i.test(noun);
const takesOff =
  /\b(?:minus|less|net of|subtract\w*|deduct\w*|tak(?:e|ing|en) (?:away|off|out)|take .* off|after|without|exclu(?:de[ds]?|ding|sive of)|excl|ex|except(?:ing)?|sans|ignor(?:e|ing)|omit(?:ting)?|not (?:counting|including)|leav(?:e|ing) (?:out|aside)|set(?:ting)? aside|apart from|aside from|other than)\b/;

/** What the custodian states less its cash, of each account where there are several. */
export function writeWithoutCash(looked: Looked<z.infer<typeof Summary>>): Reply {
  const { accounts, totals } = looked.data;
  if (!looked.data.found || totals === null) return absent(looked.data, [looked]);
  const [only, ...others] = accounts;
  const rest = (row: { total_value: number; total_cash: number }) =>
    decimal(row.total_value).minus(row.total_cash);
  const of = others.length === 0 && only !== undefined ? ` of ${only.account}` : "";
  const lead = `Without cash the account value${of} is ${usd(rest(totals))}: ${usd(totals.total_value)} less cash of ${usd(totals.total_cash)}.`;
  const figures = [totals, ...accounts].flatMap((row) => [
    rest(row).toNumber(),
    row.total_value,
    row.total_cash,
  ]);
  if (others.length === 0) return reply(`${lead} ${dated([looked])}`, [looked], figures);
  const rows = accounts.map((row) => [
    row.account,
    usd(rest(row)),
    usd(row.total_value),
    usd(row.total_cash),
  ]);
  const each = table(["Account", "Without cash", "Value", "Cash"], rows);
  return reply(`${lead}\n\n${each}\n\n${dated([looked])}`, [looked], figures);
}
