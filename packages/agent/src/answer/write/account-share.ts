import { ofAccount } from "@advisor/domain/brokerage/account-filter";
import { decimal, sum } from "@advisor/domain/decimal";
import type * as z from "zod";
import type { Params } from "../../route/routed.ts";
import { listed, table, usd } from "../format.ts";
import type { Summary } from "../looked-up.ts";
import { dated, type Looked, type Reply, reply } from "../reply.ts";
import { absent } from "./absent.ts";
import type { cashField } from "./account-average.ts";
import { shareOf } from "./share.ts";

type Field = ReturnType<typeof cashField> | "total_value";

/** What one account, or somebody's accounts together, are of all that the custodian states. */
export function writeAccountShare(
  params: Params,
  looked: Looked<z.infer<typeof Summary>>,
  field: Field = "total_value",
): Reply {
  const { accounts, totals } = looked.data;
  if (!looked.data.found || totals === null) return absent(looked.data, [looked]);
  const names = accounts.map((row) => row.account);
  const own = named(params, accounts);
  if (own.length === 0) {
    const reason = `There is no account named ${params.account ?? ""} on file.`;
    return absent({ reason, available: names }, [looked]);
  }
  const part = sum(own.map((row) => decimal(row[field])));
  const whole = totals[field];
  const place = listed(own.map(({ account }) => account));
  const isOne = own.length === 1;
  if (whole <= 0) {
    const text = `${place} ${verbOf(field, isOne)} ${usd(part)}. Of ${usd(whole)} in all accounts nothing is a share.`;
    return reply(`${text} ${dated([looked])}`, [looked], isOne ? [] : [part.toNumber()]);
  }
  const share = shareOf(part, whole);
  const text = `${place} ${shareWords(field, isOne, share.text)}: ${usd(part)} of ${usd(whole)}.`;
  return reply(
    `${text} ${dated([looked])}`,
    [looked],
    isOne ? share.figures : [...share.figures, part.toNumber()],
  );
}

function named<Row extends { account: string }>(
  { account, without }: Params,
  rows: readonly Row[],
): readonly Row[] {
  if (account === undefined) {
    return rows.filter((row) => without?.kept?.includes(row.account) === true);
  }
  const own = ofAccount(
    rows,
    rows.map((row) => row.account),
    account,
  );
  return own.known ? own.rows.slice(0, 1) : [];
}

const verbOf = (field: Field, isOne: boolean): string =>
  field === "total_value"
    ? isOne
      ? "is worth"
      : "are worth"
    : `${isOne ? "holds" : "hold"} in ${nounOf(field)}`;

const shareWords = (field: Field, isOne: boolean, share: string): string =>
  field === "total_value"
    ? `${isOne ? "is" : "together are"} ${share} of all accounts together`
    : `${isOne ? "holds" : "together hold"} ${share} of the ${nounOf(field)} in all accounts`;

const nounOf = (field: Field): string =>
  field === "total_cash" ? "cash" : field.replace("_", " ");

/** "What percent of the total is each trust?": what each account is of all that the custodian states. */
export function writeAccountShares(params: Params, looked: Looked<z.infer<typeof Summary>>): Reply {
  const { accounts, totals } = looked.data;
  if (!looked.data.found || totals === null) return absent(looked.data, [looked]);
  const isSome = (params.account ?? params.without?.kept) !== undefined;
  const own = isSome ? named(params, accounts) : accounts;
  const whole = totals.total_value;
  const shares = own
    .toSorted((a, b) => b.total_value - a.total_value)
    .map((row) => ({ ...row, share: whole > 0 ? shareOf(row.total_value, whole) : undefined }));
  const rows = shares.map(({ account, share, total_value }) => [
    account,
    share?.text ?? "none",
    usd(total_value),
  ]);
  const lead = `Shares of the account value, ${usd(whole)}, largest first:`;
  return reply(
    [lead, table(["Account", "Share", "Value"], rows), dated([looked])].join("\n\n"),
    [looked],
    shares.flatMap(({ share }) => share?.figures ?? []),
  );
}
