import { expect, it } from "vitest";
import { separatorsOf } from "../format/separators.ts";
import { maskAmounts, maskedFigure, maskedSentence, maskOf } from "./mask.ts";

it.each([
  ["$2,412,300.50", "$•••"],
  ["Short by $20,000 of $65,000", "Short by $••• of $•••"],
  ["+$1,200 and −$3", "+$••• and −$•••"],
  ["MSFT is $912,000, and VOO $3.", "MSFT is $•••, and VOO $•••."],
  ["$2.4M", "$•••"],
  ["$2.4 million of cash", "$••• of cash"],
  ["If they deposit 60,000, what should we buy?", "If they deposit •••, what should we buy?"],
  ["a deposit of 60k", "a deposit of •••"],
  ["275 shares of BND", "••• shares of BND"],
  ["1,234.5 USD", "••• USD"],
  ["120000", "•••"],
  ["Sell 276 BND in Hector's IRA: $20,010.", "Sell ••• BND in Hector's IRA: $•••."],
])("in %j the amounts are masked", (text, expected) => {
  expect(maskAmounts(text)).toBe(expected);
});

it.each([
  "MSFT 38.00%, limit 10%",
  "Nov 20, 2026",
  "30–40%",
  "+3.25 pp",
  "4 of 12 households",
  "Sell 12% of MSFT",
  "hh_d11",
  "1,234.56%",
])("%j is unchanged", (text) => {
  expect(maskAmounts(text)).toBe(text);
});

it.each([
  ["40", "Quantity", "•••"],
  ["−12.50", "Unrealized gain", "−•••"],
  ["38.00", "Value %", "38.00"],
  ["3", "Days", "3"],
  ["33 of 150", "Quantity", "••• of •••"],
  ["70 at $468.30", "Quantity", "••• at $•••"],
  ["8 of 12 lots", "Note", "8 of 12 lots"],
  ["no cost", "Cost", "no cost"],
])("%j in the column %j becomes %j", (text, name, expected) => {
  expect(maskedFigure(text, name)).toBe(expected);
});

it.each([
  [
    "Stock plan 400, Chidi's 401(k) 75 and IRA 20.",
    "Quantity by account: ",
    "Stock plan •••, Chidi's 401(k) ••• and IRA •••.",
  ],
  ["Task 4, and the other 2.", "Task 4, and the other 2.", "Task 4, and the other 2."],
])("%j in the sentence %j becomes %j", (text, sentence, expected) => {
  expect(maskedSentence(text, sentence)).toBe(expected);
});

it.each([
  ["2.412.300,50\u00a0$", "•••\u00a0$"],
  ["Short by $20,000 of $65,000.50", "Short by $••• of $•••"],
  ["1.234,5 shares", "••• shares"],
  ["1.216.400", "•••"],
  ["50,68\u00a0%", "50,68\u00a0%"],
  ["1.234,56\u00a0%", "1.234,56\u00a0%"],
  ["1,234.56%", "1,234.56%"],
  ["Tue, 24 Nov, 15:00", "Tue, 24 Nov, 15:00"],
])("on a German page %j becomes %j", (text, expected) => {
  expect(maskOf(separatorsOf("de-DE"))(text)).toBe(expected);
});
