export interface Advisor {
  advisor_id: string;
  firm: string;
  /** Household ids. */
  households: readonly string[];
}

const northlight = [1, 2, 3, 4, 8, 9, 10, 11, 12];
const southgate = [5, 6, 7];

/** The two sample advisors. The first one belongs to the demo. */
export const advisors: readonly Advisor[] = [
  { advisor_id: "adv_north", firm: "Northlight Wealth", households: ids(northlight) },
  { advisor_id: "adv_south", firm: "Southgate Advisory", households: ids(southgate) },
];

function ids(numbers: readonly number[]): string[] {
  return numbers.map((number) => `hh_d${number}`);
}
