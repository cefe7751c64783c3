/** A time zone and the name that is written behind a time in it. */
export interface Zone {
  timeZone?: string;
  /** Where `Intl` only knows an offset. */
  name?: string;
}

/** The reader's own. */
export const ownZone: Zone = {};

/** Of the exchanges in India, which has one zone and no summer time. */
export const indianZone: Zone = { timeZone: "Asia/Kolkata", name: "IST" };
export const indianOffsetMinutes = 330;

/** Formats moments with the name of their zone: Nov 20, 3:30 PM IST. */
export function zonedFormat(
  locale: string,
  { timeZone, name }: Zone,
  options: Intl.DateTimeFormatOptions = {},
): (iso: string) => string {
  const format = new Intl.DateTimeFormat(locale, {
    ...{ month: "short", day: "numeric", hour: "numeric", minute: "2-digit" },
    ...(timeZone === undefined ? {} : { timeZone }),
    ...(name === undefined ? { timeZoneName: "short" } : {}),
    ...options,
  });
  return (iso) => `${format.format(new Date(iso))}${name === undefined ? "" : ` ${name}`}`;
}
