import { expect, test } from "vitest";
import { reworded } from "./reworded.ts";

test.each([
  ["total value of my sells", "total of my sells"],
  ["what's the most we paid for MSFT?", "highest price we bought MSFT at?"],
  ["how much was invested in October?", "how much did we spend on purchases in October?"],
  ["lowest price paid for msft", "lowest price we bought msft at"],
  ["which purchase of MSFT was the cheapest?", "cheapest price we bought MSFT at?"],
  ["Average price of the VXUS buys", "at what average price did we buy VXUS"],
  ["cash + VMFXX in the reserve", "cash in the reserve and value of VMFXX in the reserve"],
  [
    "how many trades this year and how many were MSFT?",
    "how many trades this year, and how many trades of MSFT this year?",
  ],
  ["VTI price now vs what we paid in Feb", "price of VTI, and the buys of VTI in Feb"],
  ["total contributions in the second quarter", "total deposits in the second quarter"],
  ["how much did I make selling MSFT?", "what is the realized gain on the sale of MSFT?"],
  ["who has TIP", "which accounts hold TIP"],
])("%s", (message, plain) => {
  expect(reworded(message)).toBe(plain);
});

test("contributions of the year are told with its return", () => {
  expect(reworded("contributions this year")).toBe("contributions this year");
});
