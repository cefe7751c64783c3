import { expect, test } from "vitest";
import { reworded } from "./reworded.ts";

test.each([
  ["Looking at individual stocks only, which is down?", "which of individual stocks is down?"],
  [
    "which leads by value and which in percent?",
    "which leads by value, and which leads in percent?",
  ],
  [
    "which stock has the best and which the worst gain in percent?",
    "which stock has the best gain in percent, and which stock has the worst gain in percent?",
  ],
  ["Any buys? Trades, not deposits.", "Any buys?"],
  ["cash? Also, VTI total value", "cash? Also, total value of VTI"],
  ["ETFs only: which one fell?", "which of the ETFs fell?"],
  ["between 50 and 100 thousand", "between 50 thousand and 100 thousand"],
  ["positions worth 50-100k", "positions worth between 50 k and 100 k"],
  ["deposits, counting the pending one too?", "deposits including the pending ones?"],
  [
    "How much cash in the Roth, and how much in total?",
    "How much cash in the Roth, and how much cash in total?",
  ],
  ["now all of them, by value", "now rank all of them by value"],
  ["and Rosa in hers?", "and in Rosa's?"],
  ["how much have my holdings moved today", "how much have my holdings gained today"],
  ["in Hector's account (the IRA)", "in Hector's IRA"],
  ["List the stocks (no ETFs or funds)", "List the stocks, no ETFs or funds"],
  ["Peter also wants to know the cash", "Peter wants to know the cash"],
  ["Which stock or ETF of mine has gained most?", "Which holding of mine has gained most?"],
  ["Any funds or stocks that are down?", "Any holdings that are down?"],
  ["And the price we got?", "And what price did we get?"],
  ["and ACH, counting only what has actually completed?", "and ACH, completed only?"],
  ["deposits, only the pending ones", "deposits, pending only"],
  ["he plans to retire", "he hopes to retire"],
  ["She brought up VNQ", "She mentioned VNQ"],
  ["List every buy and sell of Apple", "List every trade of Apple"],
  ["deposits minus withdrawals in May", "net deposits in May"],
  ["Count our trades", "how many trades"],
  ["the newest of our Apple trades", "the last Apple trade"],
  ["When was Apple first bought?", "when did we first buy Apple?"],
  ["How much did we receive from sales?", "what were the total proceeds of sales?"],
  ["Which holdings are worth less than we paid?", "Which holdings below cost?"],
  ["ETFs whose value is higher than their cost", "ETFs above cost"],
  ["Rank our ETFs by value and give me the top three", "top three ETFs by value"],
  ["List what we own. Sort it by value.", "List what we own sorted by value."],
  ["which account has the largest cash balance", "which account has the most cash"],
  ["the endowment's share of our cash", "what percent of our cash is in the endowment"],
  ["any positions or trades yet?", "any positions and any trades yet?"],
  ["any deposits or withdrawals?", "any transfers?"],
  ["Put any money in?", "did we put any money in?"],
  ["took any cash out?", "did we take any cash out?"],
  ["how much has gone in this year?", "how much has come in this year?"],
  ["how much is the Roth up in total?", "what is the total unrealized gain in the Roth?"],
  [
    "what's a Roth IRA and how much does Rohan have in his?",
    "what's a Roth IRA and how much does Rohan have in the Roth IRA?",
  ],
  ["what would they be worth at today's price?", "what are they worth at today's price?"],
])("%j is put in other words", (said, plain) => {
  expect(reworded(said)).toBe(plain);
});

test.each([
  ["I also want the trades", "two questions"],
  ["everything, no stocks or ETFs", "what is left out"],
  ["the bond fund or stock fund", "kinds of funds"],
  ["the last 2 and 5k in cash", "two figures"],
  ["the (joint) account", "a name"],
  ["only the pending deposits", "what follows is said"],
])("%j stays as it is: %s", (said) => {
  expect(reworded(said)).toBe(said);
});

test.each([
  ["Trades from last week only: what was bought?", "last week, what was bought?"],
  ["Deposits in May: how much came in?", "May, how much came in?"],
  ["How much VTI was bought since May, in shares?", "how many shares of VTI was bought since May?"],
  [
    "What is settled and what's unsettled in the Roth?",
    "What is settled and unsettled cash in the Roth?",
  ],
  ["What was the price of the June one?", "What was the price of the one in June?"],
  ["Which holding is the worst but one?", "Which holding is the second worst?"],
])("%s is put as %s", (said, plain) => {
  expect(reworded(said)).toBe(plain);
});
