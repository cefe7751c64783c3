/**
 * The IRS Uniform Lifetime Table for distributions from 2022 on, 26 CFR 1.401(a)(9)-9(c): the
 * distribution period in years by the age that the owner reaches in the year, starting at 72.
 */
const periods =
  "27.4 26.5 25.5 24.6 23.7 22.9 22.0 21.1 20.2 19.4 18.5 17.7 16.8 16.0 15.2 14.4 13.7 12.9 12.2 11.5 10.8 10.1 9.5 8.9 8.4 7.8 7.3 6.8 6.4 6.0 5.6 5.2 4.9 4.6 4.3 4.1 3.9 3.7 3.5 3.4 3.3 3.1 3.0 2.9 2.8 2.7 2.5 2.3 2.0".split(
    " ",
  );

const firstAge = 72;

/** The distribution period in years. The last one applies to all higher ages; undefined below 72. */
export const distributionPeriod = (age: number): string | undefined =>
  age < firstAge ? undefined : (periods[age - firstAge] ?? periods.at(-1));

/**
 * The age at which distributions start (IRC 401(a)(9)(C)(v)). Owners born before July 1949 started at
 * 70 1/2, which is long before any year this is used for.
 */
export function distributionStartAge(birthYear: number): number {
  if (birthYear <= 1950) return 72;
  return birthYear <= 1959 ? 73 : 75;
}
