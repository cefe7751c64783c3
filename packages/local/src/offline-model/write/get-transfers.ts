import * as z from "zod";
import { change, money, paragraphs, plain, quantity, table, time } from "../format.ts";
import { notStated } from "./absent.ts";
import { between } from "./get-activity.ts";
import { cite, type Given, writer } from "./writer.ts";

const Transfer = z.object({
  account: z.string(),
  timestamp: z.string(),
  type: z.enum(["deposit", "withdrawal"]),
  method: z.string(),
  amount: z.number(),
  status: z.string(),
});
const Transfers = z.object({
  found: z.boolean(),
  reason: z.string().nullable(),
  available: z.array(z.string()),
  transfers: z.array(Transfer),
  total: z.number(),
  net_completed: z.number().nullable(),
  net_pending: z.number().nullable(),
});
type Transfers = z.infer<typeof Transfers>;

const shown = 20;

export const getTransfers = writer(Transfers, (all, given) => {
  if (!all.found) return notStated(all, given);
  const [newest, ...others] = all.transfers;
  if (newest === undefined)
    return `There are no ${kind(given)}s on file${days(given)}. ${cite(given)}`;
  const lead = `The most recent ${kind(given)}${days(given)}: ${given.input.type === undefined ? `${newest.type} of ` : ""}${money(newest.amount)} by ${plain(newest.method)} on ${time(newest.timestamp)}, **${plain(newest.status)}**, in ${plain(newest.account)}.`;
  const rows = all.transfers
    .slice(0, shown)
    .map((row) => [
      time(row.timestamp),
      row.type,
      money(row.amount),
      plain(row.method),
      plain(row.status),
      plain(row.account),
    ]);
  return paragraphs([
    `${lead}${others.length === 0 ? "" : net(all)} ${cite(given)}`,
    others.length === 0
      ? ""
      : table(["Time", "Type", "Amount", "Method", "Status", "Account"], rows),
    all.total > Math.min(shown, all.transfers.length) && others.length > 0
      ? `There are ${quantity(all.total)} in all.`
      : "",
  ]);
});

const kind = ({ input }: Given): string => {
  const status = typeof input.status === "string" ? `${plain(input.status)} ` : "";
  return `${status}${typeof input.type === "string" ? plain(input.type) : "transfer"}`;
};

const days = ({ input }: Given): string => between(input.from, input.to);

function net({ net_completed, net_pending }: Transfers): string {
  const done = net_completed === null ? "" : ` Net completed: ${change(net_completed)}`;
  const open = net_pending === null || net_pending === 0 ? "" : `; pending: ${change(net_pending)}`;
  return done === "" ? "" : `${done}${open}.`;
}
