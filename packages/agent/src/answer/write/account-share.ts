import { ofAccount } from "@advisor/domain/brokerage/account-filter";
import type * as z from "zod";
import type { Params } from "../../route/routed.ts";
import { usd } from "../format.ts";
import type { Summary } from "../looked-up.ts";
import { dated, type Looked, type Reply, reply } from "../reply.ts";
import { absent } from "./absent.ts";
import { shareOf } from "./share.ts";

/** What one account is of all that the custodian states. */
export function writeAccountShare(
  { account = "" }: Params,
  looked: Looked<z.infer<typeof Summary>>,
): Reply {
  const { accounts, totals } = looked.data;
  if (!looked.data.found || totals === null) return absent(looked.data, [looked]);
  const names = accounts.map((row) => row.account);
  const own = ofAccount(accounts, names, account);
  const [row] = own.known ? own.rows : [];
  if (row === undefined) {
    const reason = `There is no account named ${account} on file.`;
    return absent({ reason, available: names }, [looked]);
  }
  const value = usd(row.total_value);
  if (totals.total_value <= 0) {
    const text = `${row.account} is worth ${value}. Of ${usd(totals.total_value)} in all accounts nothing is a share.`;
    return reply(`${text} ${dated([looked])}`, [looked]);
  }
  const share = shareOf(row.total_value, totals.total_value);
  const text = `${row.account} is ${share.text} of all accounts together: ${value} of ${usd(totals.total_value)}.`;
  return reply(`${text} ${dated([looked])}`, [looked], share.figures);
}
