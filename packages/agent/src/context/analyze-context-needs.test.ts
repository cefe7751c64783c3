import { expect, test } from "vitest";
import { analyzeContextNeeds } from "./analyze-context-needs.ts";
import { sourceKeys, sources } from "./sources.gen.ts";
import type { VisiblePanel } from "./views.ts";

/** Writes context needs as "ips holdings+ household-": default, detailed, summary. */
function spell(text: string, seen?: VisiblePanel): string {
  const marks = { summary: "-", default: "", detailed: "+" };
  return Object.entries(analyzeContextNeeds(text, seen))
    .map(([key, level]) => `${key}${marks[level]}`)
    .sort()
    .join(" ");
}

test.each([
  ["Is the Smith family outside their IPS bands?"],
  ["Is this client outside their IPS bands?"],
  ["Are they within the policy ranges?"],
  ["How far has the allocation drifted?"],
  ["Do we need to rebalance?"],
  ["What trades would get them back in band?"],
  ["Are we overweight US equity?"],
  ["Is the fixed income sleeve below target?"],
  ["Do they keep enough cash in reserve?"],
  ["Is there a cash shortfall?"],
  ["Are they too concentrated in the employer's stock?"],
  ["What does the investment policy statement allow?"],
  ["Does anything breach the guidelines?"],
  ["Which asset class is off target?"],
  ["What should we sell first?"],
  ["Should we trim Exxon?"],
  ["Are we in line with what the policy says?"],
  ["Is their asset mix still right?"],
  ["Are alternatives over their maximum?"],
  ["Is MSFT restricted for them?"],
])("the policy alone: %s", (text) => {
  expect(spell(text)).toBe("ips");
});

test.each([
  ["What do they own?"],
  ["Show me the holdings"],
  ["List all of the client's stocks"],
  ["What is in the Roth IRA?"],
  ["What's the biggest position?"],
  ["How much cash do they have?"],
  ["Do they own any Tesla?"],
  ["Does Laura still hold AAPL?"],
  ["How many shares of Apple do the Okafors have?"],
  ["What is the cost basis of the Exxon shares?"],
  ["Where are the unrealized losses?"],
  ["Which positions are losers?"],
  ["What is her net worth with us?"],
  ["What's their exposure to Nvidia?"],
  ["How is the portfolio doing?"],
  ["What are they invested in?"],
  ["Their AAPL position, please"],
  ["Anything for tax-loss harvesting?"],
  ["How is the money split across their accounts?"],
  ["what does he have in the 401(k)?"],
  ["How many lots are there?"],
])("the holdings: %s", (text) => {
  expect(spell(text).replace("+", "")).toBe("holdings");
});

test.each([
  ["What tasks are open?"],
  ["Is anything overdue?"],
  ["What do I still need to do for them?"],
  ["What is still open on our side?"],
  ["Move the contribution form to the 18th"],
  ["Create a task to review the portfolio allocation by Friday", "holdings ips tasks"],
  ["Remind me to call Celeste on Monday"],
  ["What's due this week?"],
  ["Any open items for this client?"],
  ["Next steps?"],
  ["Which follow-ups are left?"],
  ["What's on my plate?"],
  ["Which deadlines are coming up?"],
  ["Mark the SEP-IRA form as sent"],
  ["Push the margin loan discussion to January 5"],
  ["Are we late with anything?"],
])("the tasks: %s", (text, expected = "tasks") => {
  expect(spell(text)).toBe(expected);
});

test.each([
  ["What documents do we have on file?"],
  ["Find the tax letter"],
  ["What did we agree at the last meeting?"],
  ["Show me the meeting notes from October"],
  ["What did Celeste say about the house?"],
  ["Has she ever mentioned a gift to the children?", "documents household"],
  ["Is there an estate plan?"],
  ["Do we have a power of attorney?"],
  ["Pull up the letters from the accountant"],
  ["What did we discuss in April?"],
  ["Did they promise to send the paperwork?"],
])("the documents: %s", (text, expected = "documents") => {
  expect(spell(text)).toBe(expected);
});

const inBrief = Object.fromEntries(
  sourceKeys.map((key) => [key, sources[key].brief]).filter(([, level]) => level !== undefined),
);

test.each([
  ["Prepare me for the meeting"],
  ["Give me a short brief"],
  ["what should I bring up there"],
  ["What should I raise?"],
  ["Prepare me for Dec 8"],
  ["Brief me"],
  ["Give me a client overview"],
  ["Catch me up on this household"],
  ["How are they doing?"],
])("every source at its level in a brief: %s", (text) => {
  const needs = analyzeContextNeeds(text, undefined);
  expect(needs).toEqual(inBrief);
  expect(needs).toMatchObject({ household: "default", holdings: "summary", tasks: "default" });
});

test("a brief of what is on the screen has its source at the higher of the two levels", () => {
  const needs = analyzeContextNeeds("Prepare me for the meeting. What is this?", member);
  expect(needs).toEqual({ ...inBrief, holdings: "default" });
});

test.each([
  ["What should I raise the cash from", ""],
  ["Who is in this family?", "household"],
  ["How old is Paul?", "household"],
  ["What are their upcoming withdrawals?", "household"],
  ["Tell me about this client", "household"],
  ["What is their risk tolerance?", "household"],
  ["When is the RMD due and is it funded?", "household ips"],
])("more of the household: %s", (text, expected) => {
  expect(spell(text)).toBe(expected);
});

test.each([
  ["Compare them with the IPS in detail", "ips+"],
  ["Show every lot of MSFT", "holdings+"],
  ["Go through all accounts", "holdings+"],
  ["Give me a full breakdown of the portfolio", "holdings+"],
  ["Walk me through the drift class by class", "ips+"],
  ["List all tasks", "tasks+"],
  ["I want the complete list of documents", "documents+"],
  ["Detailed holdings and tasks", "holdings+ tasks+"],
  ["Tax lots of VOO?", "holdings+"],
])("in detail: %s", (text, expected) => {
  expect(spell(text)).toBe(expected);
});

test.each([
  ["Are they out of band, and what do they own?", "holdings ips"],
  ["Check the IPS and what we said about it at the last meeting", "documents ips"],
  ["Open tasks and documents, please", "documents tasks"],
  ["Just the IPS, not the holdings", "ips"],
  ["What do they own? No need for the documents.", "holdings"],
  ["Skip the tasks, show me the meeting notes", "documents"],
])("several kinds, and some ruled out: %s", (text, expected) => {
  expect(spell(text)).toBe(expected);
});

test.each([
  "What's the price of AAPL?",
  "How did NVDA do after earnings?",
  "What does VOO hold?",
  "Top holdings of QQQ",
  "VOO's top holdings?",
  "holdings of SPY",
  "What's in VTI?",
  "Any news on Microsoft?",
  "Who are the biggest institutional holders of TSLA?",
  "Did insiders sell JPM?",
  "Congress trades in NVDA",
  "Dark pool positions in AMD",
  "What is the price target for Apple?",
  "Options chain for SPY in March",
  "What is the Fed's policy rate?",
  "Which ETFs track the Nasdaq?",
  "Compare the expense ratios of VOO and SPY",
  "How is AAPL performing?",
  "Summarize the last earnings call of Microsoft",
  "What is the dividend yield of KO?",
  "Is NIFTY up today?",
  "Treasury notes or bills?",
  "What did Apple report for revenue?",
  "I want the top holdings of QQQ",
  "Which US stocks have insider positions?",
  "Who is the CEO of Apple?",
  "How is the S&P 500 doing?",
  "Give me a summary of Apple's earnings",
  "What trades did senators make?",
])("nothing of the household for a market question: %s", (text) => {
  expect(analyzeContextNeeds(text, undefined)).toEqual({});
});

test.each([
  "Hi",
  "hello there",
  "Thanks!",
  "Good morning",
  "ok",
  "What can you do?",
  "Who are you?",
  "Tell me a joke",
  "What is a wash sale?",
  "When is the next meeting?",
  "What day is today?",
  "Please go on",
  "",
  "Can you repeat that more slowly?",
  "Ask about taskbars, bandages, downloads and policyholders",
])("nothing for small talk, or for what the block always includes: %s", (text) => {
  expect(analyzeContextNeeds(text, undefined)).toEqual({});
});

const member: VisiblePanel = {
  open: true,
  panel: {
    view: "householdMember",
    view_state: { household_id: "hh_d1", tab: "accounts", show_holdings: true },
  },
};
const brief: VisiblePanel = {
  open: true,
  panel: { view: "householdBrief", view_state: { household_id: "hh_d1" } },
};
const agenda: VisiblePanel = { open: true, panel: { view: "agenda", view_state: {} } };
const fund: VisiblePanel = { open: true, panel: { view: "etf", view_state: { ticker: "VOO" } } };

test.each<[string, VisiblePanel, string]>([
  ["What is this?", member, "holdings"],
  ["What am I looking at?", member, "holdings"],
  ["Explain this view", member, "holdings"],
  ["what's on the screen", brief, "household tasks"],
  ["And this?", brief, "household tasks"],
  ["What is this?", agenda, "tasks"],
  ["Summarize this.", agenda, "tasks"],
  ["What is this?", fund, ""],
  ["What does this mean for their IPS?", member, "holdings ips"],
  ["What is this?", { ...member, open: false }, ""],
  ["Is this client out of band?", member, "ips"],
  ["What happens this week in the markets?", member, ""],
])("%s points at what the panel shows", (text, seen, expected) => {
  expect(spell(text, seen)).toBe(expected);
});

test("a long message is read no further than its first 2,000 characters", () => {
  const far = (blanks: number) =>
    analyzeContextNeeds(`Hello.${".".repeat(blanks)} Show the tasks.`, undefined);
  expect([far(1_900), far(2_000)]).toEqual([{ tasks: "default" }, {}]);
});
