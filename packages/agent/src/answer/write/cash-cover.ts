import { decimal } from "@advisor/domain/decimal";
import type * as z from "zod";
import type { Params } from "../../route/routed.ts";
import { usd } from "../format.ts";
import type { Summary, Transfers } from "../looked-up.ts";
import { dated, type Looked, type Reply, reply } from "../reply.ts";
import { absent } from "./absent.ts";
import { leaving } from "./leaving.ts";

type Data = z.infer<typeof Summary>;

/** The cash on file beside an amount that was named; what to do about it is not said. */
export function writeCover(
  { account, without }: Params,
  amount: number,
  looked: Looked<Data>,
  moved: Looked<Transfers> | undefined,
): Reply {
  const { accounts, totals } = looked.data;
  if (!looked.data.found || totals === null) return absent(looked.data, [looked]);
  const settled = compared(totals.settled_cash, amount);
  const total = compared(totals.total_cash, amount);
  const where = account === undefined ? "" : ` in ${account}`;
  const text = `${verdict({ amount: usd(amount), settled, total, where })}${most(accounts, without?.accounts !== undefined)}`;
  const beside = moved === undefined ? "" : leaving(moved.data);
  const used = moved === undefined || beside === "" ? [looked] : [looked, moved];
  // Of several accounts the sums are worked out here.
  const figures = [amount, settled.gap, total.gap, totals.settled_cash, totals.total_cash];
  return reply(`${text}${beside} ${dated(used)}`, used, figures);
}

interface Compared {
  cash: string;
  covers: boolean;
  gap: number;
  /** "which leaves $1.00" or "$1.00 short". */
  apart: string;
}

function compared(cash: number, amount: number): Compared {
  const gap = decimal(cash).minus(amount).round(2);
  const covers = !gap.lt(0);
  const apart = covers ? `leaves ${usd(gap)}` : `${usd(gap.abs())} short`;
  return { cash: usd(cash), covers, gap: gap.abs().toNumber(), apart };
}

function verdict(given: {
  amount: string;
  settled: Compared;
  total: Compared;
  where: string;
}): string {
  const { amount, settled, total, where } = given;
  const figures = `settled cash${where} is ${settled.cash} (${settled.apart}), total cash ${total.cash} (${total.apart})`;
  if (settled.covers) return `${amount} is covered: ${figures}.`;
  return total.covers
    ? `${amount} is covered by total cash but not by settled cash, which is what can be withdrawn: ${figures}.`
    : `${amount} is not covered: ${figures}.`;
}

/** Cash of several accounts is not in one place. */
function most(accounts: Data["accounts"], isOfSome: boolean): string {
  const [first] = accounts.toSorted((a, b) => b.settled_cash - a.settled_cash);
  return first === undefined || accounts.length === 1
    ? ""
    : ` That is over ${isOfSome ? "these" : "all"} accounts together; the most settled cash in one is ${usd(first.settled_cash)} (${first.account}).`;
}
