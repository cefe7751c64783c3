import type * as z from "zod";
import { amountToCover } from "../route/named-amount.ts";
import type { RoutedPart } from "../route/routed.ts";
import { heard } from "../route/words.ts";
import { accountsAsked } from "./accounts-asked.ts";
import { toldByAccount } from "./by-person.ts";
import type * as Data from "./looked-up.ts";
import { asksAccountShare, asksAccountShares, asksPaidOut } from "./plan.ts";
import type { Looked, Reply } from "./reply.ts";
import { boundIn } from "./whether.ts";
import { cashField, withAverage } from "./write/account-average.ts";
import { writeAccountShare, writeAccountShares } from "./write/account-share.ts";
import { writeCash } from "./write/cash.ts";
import { writeCompared } from "./write/cash-compared.ts";
import { writeCover } from "./write/cash-cover.ts";
import { writeAccountValue } from "./write/summary.ts";
import { takesOffCash, writeWithoutCash } from "./write/without-cash.ts";

/** What accounts are worth, or what one of them is of all. */
export function writeValue(
  part: RoutedPart,
  summary: Looked<z.infer<typeof Data.Summary>>,
  said: string,
): Reply {
  if (takesOffCash(part.params, said)) return writeWithoutCash(summary);
  if (asksAccountShares(part)) return writeAccountShares(part.params, summary);
  if (asksAccountShare(part)) return writeAccountShare(part.params, summary);
  const whole = writeAccountValue(summary, part.text, said);
  const value = toldByAccount(whole, said, summary.data.accounts.length);
  return part.params.measure === "average" ? withAverage(value, "total_value", summary) : value;
}

/** The cash itself, or beside an amount that the question names. */
export function writeCashAsked(
  part: RoutedPart,
  summary: Looked<z.infer<typeof Data.Summary>>,
  moved: Looked<Data.Transfers> | undefined,
  said: string,
): Reply {
  if (asksAccountShare(part)) {
    return writeAccountShare(part.params, summary, cashField(part.params));
  }
  const amount = amountToCover(heard(part.text));
  const accounts = summary.data.accounts.map(({ account }) => account);
  if (part.params.measure === "average") {
    const cash = writeCash({ ...part, said }, summary, moved);
    return withAverage(cash, cashField(part.params), summary);
  }
  const isOfSome = accountsAsked(said, accounts)?.what === "fitting";
  if (amount === undefined || isOfSome) {
    const cash = writeCash({ ...part, said }, summary, moved);
    return toldByAccount(cash, said, accounts.length);
  }
  return asksPaidOut(part.text)
    ? writeCover(part.params, amount, summary, moved)
    : writeCompared(part, boundIn(part.text) ?? { kind: "at_least", size: amount }, summary);
}
