/** A tool request in a model's text: `<<tool_name: query>>`. */
export interface TextRequest {
  name: string;
  query: string;
}

export interface TextRequests {
  requests: TextRequest[];
  /** Text that looks like a request and is malformed. */
  malformed: string[];
  /** The text without the requests. */
  text: string;
}

const opening = /<<\s*([A-Za-z_]\w*)\s*:/g;
const attempt = /<<[A-Za-z_]\w*/;

/**
 * Finds the requests in a text. A query may contain `>` and `>>`: it ends at the first `>>` at the
 * end of a line or before another request, or else at the first one. A query that begins as JSON
 * ends where the JSON is complete.
 */
export function readTextRequests(text: string): TextRequests {
  const found: TextRequests = { requests: [], malformed: [], text: "" };
  const openings = [...text.matchAll(opening)];
  let from = 0;
  for (const [nth, match] of openings.entries()) {
    if (match.index < from) continue;
    note(found, text.slice(from, match.index));
    from = take(found, text, match, openings[nth + 1]?.index ?? text.length);
  }
  note(found, text.slice(from));
  return { ...found, text: found.text.trim() };
}

/** Reads the request that opens here, and returns where it ends. */
function take(found: TextRequests, text: string, match: RegExpExecArray, limit: number): number {
  const start = match.index + match[0].length;
  const end = endOf(text, start, limit);
  const query = end === undefined ? "" : text.slice(start, end).trim();
  if (query === "")
    found.malformed.push(text.slice(match.index, Math.min(limit, match.index + 200)).trim());
  else found.requests.push({ name: match[1] ?? "", query });
  return end === undefined ? limit : end + 2;
}

/** Text between requests, which may contain a malformed one. */
function note(found: TextRequests, text: string): void {
  const attempted = attempt.exec(text);
  if (attempted !== null)
    found.malformed.push(text.slice(attempted.index, attempted.index + 200).trim());
  found.text += text;
}

function endOf(text: string, start: number, limit: number): number | undefined {
  const ends: number[] = [];
  for (let at = text.indexOf(">>", start); at >= 0 && at < limit; at = text.indexOf(">>", at + 1)) {
    // In ">>>" the last two close the request; the first belongs to the query.
    if (text[at + 2] !== ">") ends.push(at);
  }
  if (text.slice(start).trimStart().startsWith("{")) {
    const whole = ends.find((end) => isJson(text.slice(start, end)));
    if (whole !== undefined) return whole;
  }
  return ends.find((end) => /^[^\S\n]*(?:\r?\n|$|<<)/.test(text.slice(end + 2))) ?? ends[0];
}

export function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === "object";
  } catch {
    return false;
  }
}
