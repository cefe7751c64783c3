import { readFileSync } from "node:fs";
import { meanings } from "@advisor/agent/route/likeness/meanings";
import { partingFeatures } from "@advisor/agent/route/parting/features";
import { type Parting, partings } from "@advisor/agent/route/parting/parting";
import { type Cut, pieces } from "@advisor/agent/route/pieces";
import { read } from "@advisor/agent/route/read";
import { golden } from "../golden/golden.ts";
import { around, isPlain, type Utterance, utterances } from "../likeness/examples.ts";
import { randomFrom } from "../likeness/random.ts";
import type { Example } from "../likeness/train.ts";
import { parted, type Segment } from "./parted.ts";
import { ties } from "./ties.ts";

/** Messages that people wrote with remarks or several requests. */
export const written = (): Segment[][] =>
  readFileSync(new URL("known/parted.txt", import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map(parted);

/** The places between the pieces of every known message: what the later piece does beside the one before. */
export function examples(): Example[] {
  const asked = utterances().filter(({ kind }) => kind !== "clarify");
  const requests = asked.filter(({ kind }) => kind !== "aside");
  const remarks = asked.filter(({ kind }) => kind === "aside");
  const random = randomFrom(11);
  const own = written();
  return [
    ...requests.map(({ text }) => [{ text, idle: false }]),
    ...together(requests, random),
    ...withRemarks(requests, remarks, random),
    ...Array.from({ length: ownWeight }, () => own).flat(),
    ...golden.filter(isPlain).map(({ question }) => [{ text: question, idle: false }]),
  ].flatMap(places);
}

/** What people wrote counts for as much as what is put together. */
const ownWeight = 5;

/** Each place between two pieces of a message. */
export function places(segments: readonly Segment[]): Example[] {
  const reading = read(segments.map(({ text }) => text).join(""), around);
  const found = pieces(reading).filter(({ items }) => items.length > 0);
  return found.slice(1).flatMap((right, index) => {
    const left = found[index];
    if (left === undefined) return [];
    const kind = partings.indexOf(parting(segmentOf(left, segments), segmentOf(right, segments)));
    return { features: partingFeatures(left, right, reading), kind };
  });
}

function parting(left: Segment | undefined, right: Segment | undefined): Parting {
  if (right?.idle === true) return "asks_nothing";
  if (left === right) return "goes_on";
  return left?.idle === true ? "asks_first" : "asks_anew";
}

/** The segment that most of a piece stands in, by its middle. */
function segmentOf({ items }: Cut, segments: readonly Segment[]): Segment | undefined {
  const middle = ((items[0]?.at ?? 0) + (items.at(-1)?.end ?? 0)) / 2;
  let end = 0;
  return segments.find(({ text }) => {
    end += text.length;
    return middle < end;
  });
}

const pairs = 12_000;

/** Questions for different things, put together in every way. */
function together(requests: readonly Utterance[], random: () => number): Segment[][] {
  const short = requests.filter(({ text }) => text.split(" ").length < 4);
  return Array.from({ length: pairs }, (_, at) => {
    const from = at % 3 === 0 ? short : requests;
    const [a, b] = [one(from, random), one(from, random)];
    const isSame = meanings[a.kind].answer === meanings[b.kind].answer;
    return isSame ? [] : [[segment(a, one(ties, random)), segment(b, "", random)]];
  }).flat();
}

const remarked = 6_000;
const breaks = [", ", ". ", ": ", " - ", "; ", "? ", " ("];

/** Questions with what asks nothing before or after them. */
const withRemarks = (
  requests: readonly Utterance[],
  remarks: readonly Utterance[],
  random: () => number,
): Segment[][] =>
  Array.from({ length: remarked }, (_, at) => {
    const pair = [one(requests, random), one(remarks, random)];
    const [first, second] = at % 2 === 0 ? pair : pair.reverse();
    return first === undefined || second === undefined
      ? []
      : [segment(first, one(breaks, random)), segment(second, "", random)];
  });

/** A question on its way into a longer message. */
const segment = ({ kind, text }: Utterance, tie: string, random?: () => number): Segment => ({
  text: random === undefined ? text.replace(/[.!?;,\s]+$/, "") + tie : lowered(text, random),
  idle: kind === "aside",
});

function one<Item>(items: readonly Item[], random: () => number): Item {
  const found = items[Math.floor(random() * items.length)];
  if (found === undefined) throw new Error("nothing to choose from");
  return found;
}

const lowered = (text: string, random: () => number): string =>
  /^[A-Z][a-z']+ /.test(text) && random() < 0.7
    ? text.slice(0, 1).toLowerCase() + text.slice(1)
    : text;
