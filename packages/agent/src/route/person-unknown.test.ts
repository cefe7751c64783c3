import { describe, expect, test } from "vitest";
import { strangerIn } from "./person-unknown.ts";

const book = ["Smith family", "David Smith", "Karen Smith", "Emma Smith", "Karen Roth IRA"];

describe("a person named in full whom nobody here knows", () => {
  test.each([
    "How much cash does Linh Nguyen have?",
    "how much cash does linh nguyen have",
    "Does Bob Stone own VTI?",
    "DOES BOB STONE OWN VTI?",
    "bob stone's cash",
    "Is Priya Raman's Roth bigger?",
    "show me priya raman's positions",
    "What is Dr. Nguyen's balance?",
    "How much VTI does Sir Ian McKellen hold?",
    "Does Mary-Jane Watson-Parker own AAPL?",
    "How many shares of AAPL does Jean-Luc Picard own?",
    "Show the trades of Aoife O'Brien",
    "Show the trades of Aoife O’Brien",
    "What are Maria del Carmen Ruiz's holdings?",
    "How much did Mohammed bin Salman deposit?",
    "What did Nguyen Van Anh buy?",
    "What is Jørgen Sørensen worth?",
    "cash of Xin Zhao",
    "Total for Zhang Wei?",
    "Has Sam Lee bought NVDA?",
    "Does Will Young own VTI?",
    "How much does Grant Fields have in cash?",
    "What is Mark Price's return?",
    "Does Ford Chase own VTI?",
    "What is the value of Karen Nguyen's IRA?",
    "Is David Jones up this year?",
    "How much cash does May Chen have?",
    "What is April Rivera's balance?",
    "Bob Stone: total cash?",
    "And Bob Stone?",
  ])("%s", (message) => {
    expect(strangerIn(message, book)).toBeDefined();
  });
});

describe("nobody is named who is not in the book", () => {
  test.each([
    "How much cash does Karen Smith have?",
    "How much cash does karen smith have?",
    "HOW MUCH CASH DOES KAREN HAVE?",
    "Inside Karen's Roth, which holding has made the most?",
    "Show David's trades",
    "What Is In My Roth IRA?",
    "How much does Karen's Roth IRA hold?",
    "How much does the Legacy Trust hold?",
    "Does Apple Inc make up most of it?",
    "What does Vanguard Total Stock have?",
    "price of Berkshire Hathaway",
    "Is Real Estate up this year?",
    "am I up or down on apple since New Year?",
    "dry powder of the Smiths?",
    "What is Mr. Smith's balance?",
    "",
  ])("%s", (message) => {
    expect(strangerIn(message, book)).toBeUndefined();
  });
});
