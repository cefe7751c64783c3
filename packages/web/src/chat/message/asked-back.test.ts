import { expect, it } from "vitest";
import { askedBack, unknownWords } from "./asked-back.ts";

it("a list after a question is read as its choices", () => {
  expect(
    askedBack(
      'What do you mean by "IRA"?\n- Value of David\'s **rollover IRA**.\n- Value of it all.',
    ),
  ).toEqual({
    question: 'What do you mean by "IRA"?',
    choices: ["Value of David's rollover IRA.", "Value of it all."],
  });
});

it("a single quoted reading is read as a choice", () => {
  expect(
    askedBack('I did not understand "zebra". Do you mean this? "Cash of all accounts."'),
  ).toEqual({
    question: 'I did not understand "zebra". Do you mean this?',
    choices: ["Cash of all accounts."],
  });
});

it.each([
  ["an answer", "The family holds 850 shares of VTI."],
  ["a list without a question", "They hold:\n- VTI\n- BND"],
  ["a list with words after it", "Which of them?\n- VTI\n- BND\n\nBoth are funds."],
  ["a question without choices", "What would you like to know? For example cash or returns."],
  ["a list of long passages", `Which one?\n- ${"word ".repeat(60)}`],
])("finds no choices in %s", (_, text) => {
  expect(askedBack(text)).toBeUndefined();
});

it.each([
  ['I did not understand "juice". Did you mean this? "Cash."', ["juice"]],
  ['I did not understand "blorp", a number, "fizz". Which?\n- Cash.', ["blorp", "fizz"]],
  ["I did not understand a number. Which?", []],
  ['What do you mean by "IRA"?', []],
])("%s names the unknown words %j", (answer, words) => {
  expect(unknownWords(answer)).toEqual(words);
});
