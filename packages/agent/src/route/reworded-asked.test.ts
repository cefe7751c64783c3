import { expect, test } from "vitest";
import { reworded } from "./reworded.ts";

test.each([
  ["Hector's IRA, 1 yr number pls", "1 yr return of Hector's IRA"],
  ["rank them by ytd, all four accounts", "which account had the highest ytd return"],
  ["not counting the joint, who has more, David or Karen", "who has more, David or Karen"],
  ["all the VXUS they own and the date", "how many shares of VXUS do we hold and the date"],
  ["Amara's VXUS, what's she up", "how much is Amara's VXUS up"],
  ["net money in, and what's still pending", "net money in"],
  ["MSFT lots that hit the stock plan", "MSFT buys in the stock plan"],
  ["asking about PFE.. how deep in the hole", "how deep in the hole are we on PFE"],
  ["total red ink", "sum of the unrealized losses in all accounts"],
  ["munis, MUB and VTEB together", "what are MUB and VTEB worth together"],
  ["what do we have down as cost on VTI", "what is the cost of VTI"],
  ["written calls, what strikes and expiry", "the short calls, when do they expire"],
  ["cost to buy those back right now", "what are they worth"],
  ["how heavy are they in MSFT, pct of everything", "what percent of household value is MSFT"],
  [
    "how lopsided are we on MSFT, like what pct of everything",
    "what percent of household value is MSFT",
  ],
  ["Rosa's TIP - green or red, by how much", "how much is Rosa's TIP up or down since purchase"],
  ["Home Depot for them - up how much", "how much is home depot for them up"],
  ["rank the accounts, 1 year return, best first", "which account had the highest 1 year return"],
  ["settled cash vs the part that hasn't", "settled and unsettled cash"],
  ["Hector wants to talk about his SCHD. Shares?", "how many shares of SCHD does Hector have?"],
  [
    "the sale in January, what was it and proceeds?",
    "the sale in January, what was it, and how much did it bring in?",
  ],
  ["does he have an account that's just his", "does he have an account of his own"],
  [
    "BND loss in the Legacy Trust, and for the whole household?",
    "BND loss in the Legacy Trust, and total BND loss in all accounts?",
  ],
  [
    "what is Celeste sitting on in XOM, the unrealized i mean",
    "how much is Celeste up or down on XOM",
  ],
  ["Microsoft: percent gain on what they paid", "Microsoft: percent gain on cost"],
  ["kid's college plan", "college plan"],
  ["rank the Bennett accounts by size", "which account is the largest"],
])("%j is %j", (message, plain) => {
  expect(reworded(message)).toBe(plain);
});

test.each([
  "what is pending, and what is the net",
  "all the VXUS in the Roth",
  "the cost to buy a share",
  "how is the IRA, 1 year return included",
  "how heavy is the trading",
  "the proceeds of the sale",
])("%j stays as it is", (message) => {
  expect(reworded(message)).toBe(message);
});
