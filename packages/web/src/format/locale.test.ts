import { expect, it } from "vitest";
import { conventionsOf } from "./locale.ts";

it.each([
  ["en-US", "en-US-u-nu-latn", "en-US"],
  ["en", "en-u-nu-latn", "en-US"],
  ["de-DE", "de-DE-u-nu-latn", "en-DE"],
  ["de", "de-u-nu-latn", "en-DE"],
  ["ar-EG", "ar-EG-u-nu-latn", "en-EG"],
  ["not a tag", "en-US", "en-US"],
])("a browser in %s has numbers of %s and dates of %s", (tag, numbers, dates) => {
  expect(conventionsOf(tag)).toEqual({ numbers, dates });
});
