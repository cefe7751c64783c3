import { expect, test } from "vitest";
import { toldByAccount } from "./by-person.ts";
import { reply } from "./reply.ts";

const told = (said: string, accounts = 2) =>
  toldByAccount(reply("The most.", []), said, accounts).text;

test.each(["which person has the most cash", "Who has the most cash?", "Who's worth the most?"])(
  "by account: %s",
  (said) => {
    expect(told(said)).toBe("By account, for no figure on file is by person. The most.");
  },
);

test("nothing is said where no person or one account is asked about", () => {
  expect(told("which account has the most cash")).toBe("The most.");
  expect(told("who has the most cash", 1)).toBe("The most.");
});
