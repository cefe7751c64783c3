import { expect, test } from "vitest";
import { reworded } from "./reworded.ts";

test.each([
  ["the apple calls he wrote, where do we stand", "where do we stand on the apple calls"],
  ["the calls Adam wrote on Apple", "the Apple calls"],
  ["how many msft calls did he write", "how many msft calls are held"],
  ["the bond fund, how far down vs what we paid", "how much is the bond fund down"],
  ["Adam's margin, what does he owe", "how much is owed on margin"],
  ["add up all the VTI, his Roth and the joint", "total VTI in his Roth and the joint"],
  ["BND across the board, shares and value", "BND everywhere, shares and value"],
  ["cost the foundation to begin with, in total", "cost in total"],
  ["how many bucks did VOO make today", "how much did VOO move today in dollars"],
  ["Harborview, whats the last quote", "quote of Harborview"],
  ["Marcus would like to know how much cash there is", "how much cash there is"],
  ["call with George at 3 PM, how much BND is there", "how much BND is there"],
  ["which positions are down more than 5% from cost", "which positions are down more than 5%"],
  ["what's off more than 5% on the cost", "what's down more than 5%"],
  ["failed or returned ACH items", "failed ACH transfers"],
  ["any withdrawals, completed or otherwise?", "any withdrawals?"],
  ["anything coming in that hasn't cleared", "any pending deposits"],
  ["trades in June: acct, qty and px", "trades in June"],
  ["when was the fund booked", "when was the fund bought"],
  ["remind me how deep in margin he is", "how much is owed on margin"],
  ["how much of the family trust is Pfizer", "what percent of the family trust is Pfizer"],
  [
    "Chidi's nervous about MSFT, how big is it against everything they've got",
    "what percent of household value is MSFT",
  ],
  [
    "what we paid per share for ESGV versus where it is today",
    "what did we pay per share for ESGV and its price",
  ],
  ["where are we on the Tesla short", "where do we stand on the Tesla short"],
  ["hit on PFE in the trust", "the loss on PFE in the trust"],
  ["settled vs not", "settled and unsettled"],
  ["the losers, and add those losses up for me", "the losers, and by how much in total"],
  [
    "Joint only, ignore MUB. total unrealized gain",
    "total unrealized gain in the Joint without MUB",
  ],
  ["which accounts beat 7% ytd", "which accounts returned more than 7% ytd"],
  ["Karen called about her Roth, what is it worth", "Karen's Roth, what is it worth"],
])("%j is %j", (message, plain) => {
  expect(reworded(message)).toBe(plain);
});

test.each([
  "how many calls did we write",
  "what did we pay, and how much are we up?",
  "the trust, and its cash",
  "is cash up across the board",
  "how much of the Roth is in cash",
  "how much of the trust is hers",
])("%j puts nothing first that is asked", (message) => {
  expect(reworded(message)).not.toMatch(/^how much is what|stand on|in all accounts$/);
});
