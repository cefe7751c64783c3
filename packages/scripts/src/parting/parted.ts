/** A message in segments that follow each other: requests, and what asks nothing. */
export interface Segment {
  text: string;
  idle: boolean;
}

const mark = /(?<=\s)\/\/ /;

/** `request // ~remark // request`: a mark stands before each segment but the first, `~` before what asks nothing. */
export const parted = (line: string): Segment[] =>
  line.split(mark).map((part) => ({ text: part.replace(/^~/, ""), idle: part.startsWith("~") }));
