import { expect, test } from "vitest";
import { withoutOwnName } from "./own-name.ts";
import { asked } from "./route.fixture.ts";
import { words } from "./words.ts";

const smith = { id: "hh_d1", name: "Smith family", members: ["Karen Smith"] };

test("the household's own name adds nothing", () => {
  const left = withoutOwnName(words("Smith family's positions and the Smiths' cash"), smith);
  expect(left.map(({ said }) => said)).toEqual(["positions", "and", "the", "cash"]);
});

test.each([
  ["positions of D1", "positions"],
  ["show HH_D1's cash", "show cash"],
  ["household hh_d1: positions", "positions"],
  ["client d1 worth", "worth"],
  ["how is hh_d1 doing", "how is portfolio doing"],
  ["what is the Smith family worth", "what is the portfolio worth"],
])("nor does its own id: %s", (text, left) => {
  expect(
    withoutOwnName(words(text), smith)
      .map(({ said }) => said)
      .join(" "),
  ).toBe(left);
});

test("nothing that only leads to the name is left of it", () => {
  const left = (text: string): string =>
    withoutOwnName(words(text), smith)
      .map(({ said }) => said)
      .join(" ");
  expect(left("the value of the Smiths, and the cash")).toBe("the value and the cash");
  expect(left("trades for the Smiths last week")).toBe("trades for last week");
});

test("an account that is called like the household keeps its name", () => {
  const whitcomb = { id: "hh_d5", name: "Whitcomb trusts", members: [] };
  const left = withoutOwnName(
    words("stocks in the Whitcomb Family Trust and Whitcomb cash"),
    whitcomb,
    ["Whitcomb Family Trust"],
  );
  expect(left.map(({ raw }) => raw).join(" ")).toBe("stocks in the Whitcomb Family Trust and cash");
});

test("an account of the household is that account, and the family every one", () => {
  const accounts = ["Whitcomb Family Trust", "Legacy Trust"];
  const household = { id: "hh_d5", name: "Whitcomb trusts", members: ["Helen Whitcomb"] };
  const meant = (message: string) =>
    asked(message, { accounts, household }).map(({ params }) => params.account);
  const legacy = ["Legacy Trust", "Legacy Trust"];
  expect(meant("Legacy Trust of the Whitcombs: value and cash")).toEqual(legacy);
  expect(meant("Legacy Trust of the Whitcomb family: value and cash")).toEqual(legacy);
  expect(meant("what is the Whitcomb family worth")).toEqual([undefined]);
  expect(meant("cash in the Whitcomb Family Trust")).toEqual(["Whitcomb Family Trust"]);
});
