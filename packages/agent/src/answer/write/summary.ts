import { decimal, sum, zero } from "@advisor/domain/decimal";
import type * as z from "zod";
import { table, usd } from "../format.ts";
import type { PositionsList, Quotes, Summary } from "../looked-up.ts";
import { dated, type Looked, type Reply, reply } from "../reply.ts";
import { valued } from "../valued.ts";
import { against, boundIn, isPolar } from "../whether.ts";
import { absent } from "./absent.ts";
import { valueWords } from "./account-words.ts";
import { ledByAccount } from "./by-account.ts";

type Stated = Looked<z.infer<typeof Summary>>;

export function writeAccountValue(looked: Stated, text = "", said = text): Reply {
  const { accounts, totals } = looked.data;
  if (!looked.data.found || totals === null) return absent(looked.data, [looked]);
  const [only, ...others] = accounts;
  if (only === undefined)
    return absent({ reason: "There are no accounts on file.", available: [] }, [looked]);
  const { lead, beside, figures } = compared(text, totals.total_value);
  const total = `${lead}he account value is ${usd(totals.total_value)}`;
  if (others.length === 0) {
    return reply(`${total} (${only.account})${beside}. ${dated([looked])}`, [looked], figures);
  }
  const standings = accounts.map(({ account, total_value }) => ({ account, figure: total_value }));
  const led = ledByAccount(said, standings, valueWords, text);
  const rows = led.rows.map(({ account, figure }) => [account, usd(figure)]);
  const first = led.isWhole ? led.lead.trim() : `${led.lead}${total} in all${beside}:`;
  return reply(
    `${first}\n\n${table(["Account", "Value"], rows)}\n\n${dated([looked])}`,
    [looked],
    [totals.total_value, ...figures, ...led.figures],
  );
}

/** The value against the bound that a question sets: "is the account over 130k". */
function compared(text: string, value: number) {
  const bound = boundIn(text);
  if (bound === undefined || !isPolar({ text })) return { lead: "T", beside: "", figures: [] };
  const { holds, apart, figures } = against(bound, value);
  return { lead: holds ? "Yes: t" : "No: t", beside: `, ${apart}`, figures };
}

/** Whether positions and cash add up to what the custodian states; the gap is reported, not hidden. */
export function writeReconciliation(
  looked: Stated,
  list: Looked<z.infer<typeof PositionsList>>,
  priced: Looked<Quotes>,
): Reply {
  const { totals } = looked.data;
  if (!looked.data.found || totals === null) return absent(looked.data, [looked]);
  const positions = valued(list.data.positions, priced.data.quotes);
  const market = sum(positions.map((one) => one.market_value ?? zero)).round(2);
  const computed = market.plus(totals.total_cash);
  const gap = decimal(totals.total_value).minus(computed);
  const unpriced = positions.filter((one) => one.market_value === null).map((one) => one.symbol);
  const missing = unpriced.length === 0 ? "" : ` Without a quote: ${unpriced.join(", ")}.`;
  const verdict = gap.eq(0)
    ? "The account adds up"
    : unpriced.length > 0
      ? `The account cannot be reconciled in full: ${usd(gap)} is beyond cash and the positions with a quote`
      : `The account does not reconcile: ${usd(gap)} is not explained`;
  const text = `${verdict}. Positions are worth ${usd(market)} and cash is ${usd(totals.total_cash)}, together ${usd(computed)}; the custodian states ${usd(totals.total_value)}.${missing}`;
  const used = [looked, list, priced];
  const calculated = [market.toNumber(), computed.toNumber(), gap.toNumber()];
  return reply(`${text} ${dated(used)}`, used, calculated);
}
