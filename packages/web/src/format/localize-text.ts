import type { Conventions } from "@advisor/domain/text/figures";
import { conventions } from "./locale.ts";

const days = /\b[A-Z][a-z]{2} \d{1,2}, \d{4}\b|\b\d{4}-\d{2}-\d{2}\b/g;
const figures =
  /\$\d[\d,]*(?:\.\d+)?|\b\d+(?:\.\d+)?%|\b\d+\.\d+(?=–\d+(?:\.\d+)?%)|\b\d{1,3}(?:,\d{3})+(?:\.\d+)?\b/g;

/** Writes the figures and days of an English sentence of the service in other conventions. */
export function localizeTextTo({ numbers, dates }: Conventions): (text: string) => string {
  const day = new Intl.DateTimeFormat(dates, { dateStyle: "medium", timeZone: "UTC" });
  const dayOf = (found: string): string => {
    const moment = new Date(found.includes(" ") ? `${found} UTC` : found);
    return Number.isNaN(moment.getTime()) ? found : day.format(moment);
  };
  const figureOf = (found: string): string => {
    const digits = /\.(\d+)/.exec(found)?.[1]?.length ?? 0;
    const exactly = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    const format = new Intl.NumberFormat(numbers, { ...unitOf(found), ...exactly });
    return format.format(Number(found.replace(/[$,%]/g, "")));
  };
  // Days last: in other conventions they may look like figures.
  return (text) => text.replace(figures, figureOf).replace(days, dayOf);
}

function unitOf(found: string): Intl.NumberFormatOptions {
  if (found.startsWith("$")) return { style: "currency", currency: "USD" };
  return found.endsWith("%") ? { style: "unit", unit: "percent" } : {};
}

export const localizeText = localizeTextTo(conventions);
