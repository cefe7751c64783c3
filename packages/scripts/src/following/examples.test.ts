import { followings } from "@advisor/agent/route/following/followings";
import { expect, test } from "vitest";
import { exampleOf, followed, written } from "./examples.ts";

test("a line is what is asked, the question before, and what is said next", () => {
  expect(followed("sum | my deposits >> what do they come to")).toEqual({
    following: "sum",
    first: "my deposits",
    next: "what do they come to",
  });
});

test.each(["sum | my deposits", "total | my deposits >> in all", "my deposits >> in all"])(
  "%s is no such line",
  (line) => {
    expect(() => followed(line)).toThrow("nothing that follows");
  },
);

test.each([
  ["transfers | my deposits >> and the withdrawals", "same"],
  ["activity | my deposits >> and the trades", "activity"],
])("%s is learned as %s", (line, expected) => {
  expect(exampleOf(followed(line)).map(({ kind }) => followings[kind])).toEqual([expected]);
});

test("nothing is learned after a question that was not understood", () => {
  expect(exampleOf(followed("quotes | asdf >> and its price"))).toEqual([]);
});

test("everything that may follow stands in the known sessions, and no session twice", () => {
  const found = written();
  expect(new Set(found.map(({ following }) => following))).toEqual(
    new Set(followings.filter((one) => one !== "same")),
  );
  const said = found.map(({ first, next }) => `${first} >> ${next}`.toLowerCase());
  expect(new Set(said).size).toBe(said.length);
});
