import { expect, test } from "vitest";
import { clauseOf } from "../clause.ts";
import { claims } from "../decide.ts";
import { read } from "../read.ts";
import { demo } from "../route.fixture.ts";
import { asksGain, weighed } from "./weigh.ts";

function clause(message: string) {
  const reading = read(message, demo);
  return clauseOf(reading.items, reading);
}

const asked = (message: string) => {
  const { intent, params, scope } = weighed(clause(message)) ?? {};
  return { intent, params, ...(scope === undefined ? {} : { scope }) };
};

test("what the rules say and the known questions bear out stands as the rules read it", () => {
  const said = clause("show my trades last week");
  expect(weighed(said)).toEqual(claims(said)[0]);
});

test("what no rule knows is read by likeness", () => {
  expect(claims(clause("is there any amazon in here"))).toEqual([]);
  expect(asked("is there any amazon in here")).toEqual({
    intent: "positions",
    params: { symbol: "AMZN" },
  });
});

test("a rule that the known questions speak against is overruled", () => {
  const message = "whats the share count on msft";
  expect(claims(clause(message))[0]?.intent).toBe("quotes");
  expect(asked(message)).toEqual({ intent: "positions", params: { symbol: "MSFT" } });
});

test("a kind says what the words leave open, and never what they say", () => {
  expect(asked("what money came in this month").params).toMatchObject({ type: "deposit" });
  expect(asked("anything bought or sold this month").params).not.toHaveProperty("side");
});

test.each([
  ["another household", "cash of D5", "other_household"],
  ["a share that trades in India", "reliance share price", "trading_tools"],
  ["an order", "buy 10 shares of AAPL", "execution"],
])("%s stays refused", (_, message, scope) => {
  expect(asked(message)).toEqual({ intent: "out_of_scope", params: {}, scope });
});

test("words of no known question are left to the rules", () => {
  const said = clause("wie viel liegt auf der hohen kante");
  expect([weighed(said), claims(said)]).toEqual([undefined, []]);
});

test("nothing is claimed of words that may mean anything", () => {
  expect(weighed(clause("numbers please"))).toBeUndefined();
});

test("a figure of everything is never the answer to a question about one symbol", () => {
  expect(asked("our total VTI count").intent).toBe("positions");
  expect(asked("VNQ distributions so far this year").intent).toBe("out_of_scope");
});

test("whether a transfer has cleared is no question about the cash", () => {
  expect(asked("so my $500 withdrawal already cleared")).toEqual({
    intent: "transfers",
    params: { type: "withdrawal", amount: 500 },
  });
});

test("cash in several accounts is not what they are worth, and it alone is nothing", () => {
  expect(weighed(clause("what is my total cash in both accounts together"))?.intent).toBe(
    "cash_balance",
  );
  expect(weighed(clause("how much is it"))?.intent).not.toBe("account_value");
  expect(asksGain("how much are the stocks i own up")).toBe(true);
  expect(asksGain("what are they worth when added up")).toBe(false);
});
