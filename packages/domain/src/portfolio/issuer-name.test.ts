import { expect, test } from "vitest";
import { issuerName } from "./issuer-name.ts";

const bond = (name: string) => ({ name, kind: "bond" as const });

test.each([
  [
    "apple",
    [
      { name: "AAPL Dec 2026 240 Call", kind: "option" as const },
      { name: "Apple Inc.", kind: "stock" as const },
    ],
    "Apple Inc.",
  ],
  ["tooling", [{ name: "Nguyen Tooling LLC", kind: "private" as const }], "Nguyen Tooling LLC"],
  ["us_treasury", [bond("US Treasury 4.25% 2034"), bond("US Treasury 2.5% 2030")], "US Treasury"],
  ["us_treasury", [bond("US Treasury 4.25% 2034")], "US Treasury"],
  ["fannie_mae", [{ name: "FNCL 5.5" }, { name: "FNCL 6.0" }], "Fannie Mae"],
  ["gold", [{ name: "Gold bullion" }], "Gold bullion"],
  ["home_depot", [], "Home Depot"],
])("%s, of which there are %j, is %s", (id, issued, name) => {
  expect(issuerName(id, issued)).toBe(name);
});
