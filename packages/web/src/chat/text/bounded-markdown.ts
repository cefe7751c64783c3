/** The maximum nesting of quotes and lists; deeper ones are shown as text. */
export const maxNesting = 8;
/** The maximum indentation of a line: each list level takes two or more columns. */
const indentedColumns = 4 * maxNesting;
/** The maximum number of emphasis and link marks per line, because matching them takes quadratic time. */
const marksOnLine = 200;

const marker = /^([ \t]*)(>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))[ \t]?/;
const fence = /^[ \t]{0,3}(`{3,}|~{3,})/;
const marks = /[*_~[\]<!]/g;

/**
 * Limits the nesting of Markdown, because parsers and renderers recurse and fail at a few thousand
 * levels. Anything beyond the limits is escaped and shown as written.
 */
export function boundedMarkdown(text: string): string {
  let code: string | undefined;
  return text
    .split("\n")
    .map((line) => {
      const mark = fence.exec(line)?.[1];
      if (code === undefined && mark !== undefined) {
        code = mark;
        return line;
      }
      if (code === undefined) return boundedLine(line);
      if (mark !== undefined && closes(line, code)) code = undefined;
      return line;
    })
    .join("\n");
}

const closes = (line: string, open: string): boolean => {
  const bare = line.trim();
  return bare.length >= open.length && bare.replaceAll(open.charAt(0), "") === "";
};

function boundedLine(line: string): string {
  let rest = outdented(line);
  let kept = "";
  for (let depth = 0; depth < maxNesting; depth += 1) {
    const found = marker.exec(rest)?.[0];
    if (found === undefined) return kept + fewMarks(rest);
    kept += found;
    rest = rest.slice(found.length);
  }
  const next = marker.exec(rest);
  return kept + (next === null ? fewMarks(rest) : escaped(rest));
}

function outdented(line: string): string {
  const text = line.trimStart();
  const indented = line.slice(0, line.length - text.length).replaceAll("\t", "    ");
  return indented.length > indentedColumns ? " ".repeat(indentedColumns) + text : line;
}

const fewMarks = (line: string): string =>
  (line.match(marks)?.length ?? 0) > marksOnLine ? escaped(line) : line;

const escaped = (line: string): string =>
  line.trimStart().replaceAll(/[\\`*_~[\]<>!#+\-.():@|&]/g, "\\$&");
