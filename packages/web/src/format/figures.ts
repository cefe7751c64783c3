import { figureFormats } from "@advisor/domain/text/figures";
import { conventions } from "./locale.ts";

/**
 * The formats for all numbers and dates that the page writes itself. Answers and briefs stay as
 * the service wrote them; sentences of a check and the reasons of the worklist are reformatted.
 */

export const {
  atRate,
  dollars,
  priceIn,
  dollarsExact,
  inCents,
  signed,
  percent,
  signedPercent,
  points,
  count,
  limit,
  band,
  date,
} = figureFormats(conventions);

export const numberFormat = (options: Intl.NumberFormatOptions): Intl.NumberFormat =>
  new Intl.NumberFormat(conventions.numbers, options);

export const dateFormat = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(conventions.dates, options);

/** A number of things with their word: 1 account, 1,200 holdings. */
export const counted = (many: number, one: string, more = `${one}s`): string =>
  `${count(many)} ${many === 1 ? one : more}`;
