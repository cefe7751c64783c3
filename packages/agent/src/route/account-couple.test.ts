import { expect, test } from "vitest";
import { withCouple } from "./account-couple.ts";
import { sentence } from "./item.ts";
import { words } from "./words.ts";

const members = ["Hector Ramirez", "Rosa Ramirez", "Eva Ramirez"];
const heard = (text: string, of: readonly string[] = members): string =>
  sentence(withCouple(words(text), of));

test.each([
  ["Hector & Rosa's total account value", "our total account value"],
  ["Rosa's and Hector's accounts", "our accounts"],
  ["hector and rosas cash", "our cash"],
  ["what do Hector and Rosa own", "what do we own"],
  ["what is Hector and Rosa's portfolio worth", "what is our portfolio worth"],
  ["withdrawals by Hector and Rosa in May", "withdrawals by us in may"],
  ["Hector, Rosa and Eva have what in cash", "we have what in cash"],
  ["Rosa and Eva's cash", "rosa and eva cash"],
  ["Hector's IRA and Rosa's", "hector ira and rosa"],
  ["compare Hector and Rosa", "compare hector and rosa"],
  ["what did Rosa's family buy", "what did we buy"],
  ["cash of Eva's household", "cash of us"],
  ["how much do Rosa and I have", "how much do we have"],
  ["how much do Eva and I have", "how much do eva and i have"],
])("%s: the couple is the household", (text, said) => {
  expect(heard(text)).toBe(said);
});

test("the words for the couple keep their place in the message", () => {
  const [by, us] = withCouple(words("by Hector and Rosa"), members);
  expect([by?.end, us?.at, us?.end]).toEqual([2, 3, 18]);
});

test("those who look after an institution are no couple", () => {
  const foundation = ["Harbor Light Foundation", "Ellen Brandt", "Marcus Adeyemi"];
  expect(heard("Ellen and Marcus's cash", foundation)).toBe("ellen and marcus cash");
});
