import { conventions } from "./locale.ts";
import { ownZone, type Zone, zonedFormat } from "./zone.ts";

const moments = /\b(\d{4}-\d{2}-\d{2}) ((?:[01]\d|2[0-3]):[0-5]\d) UTC\b/g;

/** Writes the moments in a sentence of the service (2026-12-01 00:00 UTC) in a zone's own time. */
export function localizeMomentsTo(locale: string, zone: Zone): (text: string) => string {
  const format = zonedFormat(locale, zone);
  return (text) =>
    text.replace(moments, (_, day: string, time: string) => format(`${day}T${time}Z`));
}

export const localizeMoments = localizeMomentsTo(conventions.dates, ownZone);
