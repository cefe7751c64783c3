import type { SeededRandom } from "../seeded.ts";

const firstNames = [
  "Avery",
  "Blair",
  "Cameron",
  "Dana",
  "Ellis",
  "Finley",
  "Harper",
  "Jordan",
  "Kendall",
  "Logan",
  "Morgan",
  "Parker",
  "Quinn",
  "Reese",
  "Rowan",
  "Sawyer",
] as const;

const family = [
  "Ashgrove",
  "Bellweather",
  "Carrow",
  "Dunmore",
  "Eastlake",
  "Fairbourne",
  "Greystone",
  "Hollis",
  "Inverness",
  "Kestrel",
  "Larkmoor",
  "Merriton",
  "Northcott",
  "Overfield",
  "Pemberly",
  "Redfern",
  "Stonehall",
  "Thornbury",
  "Underhill",
  "Westbrook",
] as const;

/** A fictional name, marked as fictional. */
export const person = (roll: SeededRandom): string =>
  `${roll.pick(firstNames)} ${roll.pick(family)} (simulated)`;
