import { expect, test } from "vitest";
import { asked } from "../route.fixture.ts";
import type { Params } from "../routed.ts";

const rows: [message: string, params: Params][] = [
  ["cash balance", { cash: "both" }],
  ["how much settled cash do i have", { cash: "settled" }],
  ["CASH", { cash: "both" }],
  ["how much can I withdraw", { cash: "settled" }],
  ["can I withdraw 5000?", { cash: "settled" }],
  ["unsettled cash", { cash: "unsettled" }],
  ["how much settled cash is there, as opposed to the total?", { cash: "both" }],
  ["settled and unsettled cash", { cash: "both" }],
  ["total cash", { cash: "total" }],
  ["buying power", { cash: "both" }],
  ["how much cash is available", { cash: "both" }],
  ["do I have any cash", { cash: "both" }],
  ["cash in my Brokerage account", { account: "Brokerage", cash: "both" }],
  ["how much money is available to invest", { cash: "both" }],
  ["uninvested cash", { cash: "both" }],
  ["what is my settled cash", { cash: "settled" }],
  ["IT IS LOW ON CASH", { cash: "both" }],
  ["hey could you please tell me what my cash balance is, thanks!", { cash: "both" }],
  ["Show Me The Cash", { cash: "both" }],
  ["cash in my account", { cash: "both" }],
  ["settld cash", { cash: "settled" }],
  ["unsetled cash", { cash: "unsettled" }],
  ["is there a way to withdraw cash", { cash: "settled" }],
  ["cash available to withdraw", { cash: "settled" }],
  ["how much can i take out", { cash: "settled" }],
  ["is my cash settled", { cash: "settled" }],
  ["how much of my cash is unsettled", { cash: "unsettled" }],
  ["when does my cash settle", { cash: "both", beyond: ["settlement"] }],
  ["what's my cash position", { cash: "both" }],
  ["liquid cash", { cash: "both" }],
];

test.each(rows)("%s", (message, params) => {
  expect(asked(message)).toEqual([{ intent: "cash_balance", params }]);
});
