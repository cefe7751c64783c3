import { companyNames, knownTickers } from "@advisor/domain/text/company-names";
import { readQuestions } from "@advisor/query/read/read";
import { vocabularyOf } from "@advisor/query/read/vocabulary";
import { canonicalSentence } from "@advisor/query/words/canonical";
import { expect, test } from "vitest";
import { book } from "./books.ts";

const vocabulary = vocabularyOf(book(1), { tickers: knownTickers, names: companyNames });
const asks = (message: string) => readQuestions(message, vocabulary).map(({ ask }) => ask);
const sale = (input: object) => [{ kind: "call", tool: "simulate_sale", input }];

test.each<[string, object]>([
  ["Would selling 100 shares of PFE be a wash sale?", { symbol: "PFE", quantity: 100 }],
  ["would it be a wash sale if I sold 100 PFE", { symbol: "PFE", quantity: 100 }],
  ["If I sell 50 PFE, is that a wash sale?", { symbol: "PFE", quantity: 50 }],
  ["Would selling $10,000 of PFE trigger a wash sale?", { symbol: "PFE", amount_usd: 10_000 }],
  ["What gain would I realize by selling 50 MSFT?", { symbol: "MSFT", quantity: 50 }],
  ["what happens tax-wise if we sell all of the XOM", { symbol: "XOM" }],
  ["If we liquidate the MSFT position, how much long-term gain?", { symbol: "MSFT" }],
  ["What would be the short-term gain if I sold AAPL", { symbol: "AAPL" }],
  [
    "how much gain would selling $20k of AAPL in the joint account realize, using HIFO",
    { symbol: "AAPL", account: "Joint brokerage", amount_usd: 20_000, method: "hifo" },
  ],
  [
    "What would it cost in tax to sell all of Karen's NVDA?",
    { symbol: "NVDA", account: "Karen Smith" },
  ],
  ["what tax would we pay if we sold the MSFT", { symbol: "MSFT" }],
])("%s is a simulated sale", (message, input) => {
  expect(asks(message)).toEqual(sale(input));
});

test.each([
  "sell 100 PFE",
  "Sell 100 shares of PFE and tell me the wash sale",
  "Please sell all MSFT, what gain will that be?",
  "Can you sell 50 MSFT for me?",
  "Should I sell 50 MSFT, would it be a wash sale?",
])("%s is an order or a request for advice", (message) => {
  expect(asks(message)[0]?.kind).toBe("refuse");
});

test.each([
  "what's the capital gain if I sell a third of AAPL",
  "how much tax gain would selling half the AAPL create",
  "if we sold 100 AAPL and 50 MSFT what is the gain",
  "how would selling AAPL affect our US equity weight",
  "How much did we gain by selling MSFT last year",
  "was the MSFT sale a wash sale",
  "would it be a wash sale if I sold PFE on Dec 24",
])("%s is asked back: another sale than one today is not simulated", (message) => {
  expect(asks(message).map(({ kind }) => kind)).toEqual(["clarify"]);
});

test.each([
  [{ symbol: "PFE", quantity: 100 }, "What a sale of 100 PFE today would mean."],
  [
    { symbol: "PFE", account: "Joint", amount_usd: 10_000, method: "hifo" },
    "What a sale of $10,000.00 of PFE in Joint today would mean, the dearest lots first.",
  ],
])("%j is said back with its size and its lots", (input, sentence) => {
  expect(canonicalSentence({ kind: "call", tool: "simulate_sale", input })).toBe(sentence);
});
