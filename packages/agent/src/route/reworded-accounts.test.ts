import { expect, test } from "vitest";
import { reworded } from "./reworded.ts";

test.each([
  [
    "For each account, what is the biggest holding?",
    "what is the biggest holding For each account?",
  ],
  ["Account by account, best performer", "best performer for each account"],
  ["our unrealized gain, by account", "our unrealized gain by account"],
  ["Of all our accounts, which one is up the most?", "which of our accounts is up the most?"],
  [
    "Compare our accounts. Which has the highest cost?",
    "which of the accounts has the highest cost?",
  ],
  ["gain and day change by account", "gain by account. And the day change by account"],
  ["highest and lowest ytd among the accounts", "ytd return by account"],
  [
    "Which of their accounts has lagged so far in 2026?",
    "Which of their accounts did worst so far in 2026?",
  ],
  ["Which account trails the others YTD?", "Which account did worst YTD?"],
  ["Which account grew fastest this year?", "Which account did best this year?"],
  ["Who is the biggest trust?", "which is the biggest trust?"],
  [
    "do any two of our accounts hold the same fund?",
    "which positions are in more than one account?",
  ],
  [
    "Is the household up for the year, and by how much in the SEP?",
    "Is the household up for the year, and what is the YTD return of the SEP?",
  ],
  ["What's the YTD of each trust?", "What's the YTD return of each trust?"],
  ["best and worst account by gain", "best account by gain. And the worst account by gain"],
])("%s", (message, plain) => {
  expect(reworded(message)).toBe(plain);
});
