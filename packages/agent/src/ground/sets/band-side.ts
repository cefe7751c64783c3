/** Where something is by its policy's limits. */
export type BandStatus = "above" | "below" | "in";

const sides = "outside|out of|above|over|beyond|below|under|inside|within|in";
const edges =
  "bottom|top|(?:lower|upper) (?:end|edge|bound)|bands?|ranges?|polic(?:y|ies)|limits?|max\\w*|min\\w*|ceilings?|caps?";
const kinds = "policy|IPS|issuer|sector|concentration|single-issuer|single-name|single-stock";

/** "Its 8% maximum" after a verb that goes beyond it. */
export const passedLimit = `(?:(?:its|their|the|any|a|an) )?(?:own )?(?:[\\d.]+ ?% )?(?:(?:${kinds}) )?(${edges})\\b`;

/** "Above its maximum", "within the 10% issuer limit": a side and an edge. */
export const besideLimit = `(${sides}) (?:of )?${passedLimit}`;

/** Whether the words ("over its maximum", "out of range") fit the place of a thing. */
export function isThere(place: BandStatus | undefined, side = "", edge = ""): boolean {
  const isUpper = /^(?:max|ceil|cap|lim|top|upper)/i.test(edge);
  const isLower = /^(?:min|bottom|lower)/i.test(edge);
  if (/^out/i.test(side)) return place !== "in";
  if (/^(?:in|inside|within)$/i.test(side)) return place === "in" || (isUpper && place === "below");
  // A minimum that is breached is undercut.
  if (/^beyond$/i.test(side) && isLower) return place === "below";
  if (/^(?:above|over|beyond)$/i.test(side)) return isLower ? place !== "below" : place === "above";
  return isUpper ? place !== "above" : place === "below";
}
