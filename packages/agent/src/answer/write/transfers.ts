import type { Params } from "../../route/routed.ts";
import { signedUsd, table, usd } from "../format.ts";
import type { Transfers } from "../looked-up.ts";
import { dated, type Looked, nothing, type Reply, reply } from "../reply.ts";
import { absent } from "./absent.ts";

export function writeTransfers(params: Params, looked: Looked<Transfers>): Reply {
  const { data } = looked;
  if (!data.found) return absent(data, [looked]);
  const [first, ...more] = data.transfers;
  if (first === undefined) {
    return nothing(`There are no ${what(params)} on file${when(params)}. ${dated([looked])}`, [
      looked,
    ]);
  }
  if (more.length === 0) return reply(`${one(first, params)} ${dated([looked])}`, [looked]);
  const rows = data.transfers.map(({ timestamp, type, method, amount, status, account }) => [
    timestamp.slice(0, 10),
    type,
    method,
    usd(amount),
    status,
    account,
  ]);
  const head = ["Date", "Type", "Method", "Amount", "Status", "Account"];
  const net = `Net completed ${signedUsd(data.net_completed ?? 0)}${data.net_pending ? `, pending ${signedUsd(data.net_pending)}` : ""}.`;
  const count =
    data.total > rows.length
      ? `The newest ${rows.length} of ${data.total} transfers`
      : "Transfers, newest first";
  const text = `${count}:\n\n${table(head, rows)}\n\n${net} ${dated([looked])}`;
  return reply(text, [looked], [rows.length]);
}

function one(transfer: Transfers["transfers"][number], { limit }: Params): string {
  const { type, method, amount, status, timestamp, account } = transfer;
  const which = limit === 1 ? `The last ${type}` : `One ${type}`;
  const state = { completed: "is completed", pending: "is still pending", failed: "failed" }[
    status
  ];
  return `${which}, ${usd(amount)} by ${method} on ${timestamp.slice(0, 10)} (${account}), ${state}.`;
}

const what = ({ type, status }: Params): string =>
  [status, type === undefined ? "transfers" : `${type}s`].filter(Boolean).join(" ");

const when = ({ from, to }: Params): string =>
  from === undefined && to === undefined
    ? ""
    : ` from ${from ?? "the beginning"} to ${to ?? "now"}`;
