import type { ModelEvent } from "@advisor/agent/model";
import type { Capabilities } from "./capabilities.ts";

/** The tags in which models write their thoughts into their text, and the text between them. */
const names = "think|thinking|thought|reasoning";
const opening = new RegExp(`^\\s*<(${names})>`, "i");
const within = new RegExp(`(^|\\n)<(${names})>`, "i");
const closing = new RegExp(`</(${names})>\\s*`, "i");
/** The longest tag, which may be torn over two deltas. */
const longest = "</reasoning>".length;

const text = (words: string): ModelEvent[] =>
  words === "" ? [] : [{ type: "text-delta", text: words }];
const thought = (words: string): ModelEvent[] =>
  words === "" ? [] : [{ type: "reasoning-delta", text: words }];
const signOfLife: ModelEvent = { type: "text-delta", text: "" };

type Known = Pick<Capabilities, "thinksUnopened" | "learnUnopened">;

/**
 * The events of a step with thoughts that were written into the text split off. Some models open no tag
 * and only close one: until it is known that this one does not, its text is held back.
 */
export async function* splitThinking(
  events: AsyncIterable<ModelEvent>,
  capabilities: Known,
): AsyncGenerator<ModelEvent> {
  const split = splitter(capabilities);
  try {
    for await (const event of events) yield* split.take(event);
  } catch (error) {
    yield* split.rest();
    throw error;
  }
}

function splitter({ thinksUnopened, learnUnopened }: Known) {
  /** "start": nothing was said; "held": it may turn out to be thought. */
  let mode: "start" | "held" | "thought" | "text" = "start";
  /** Held back: first what has no tag in it, then what may be part of one. */
  let early: string[] = [];
  let tail = "";
  let afterThought = false;

  function* words(piece: string): Generator<ModelEvent> {
    tail += piece;
    if (mode === "start") begin();
    if (mode === "held") yield* hold();
    if (mode === "thought") yield* think();
    if (mode === "text") yield* speak();
  }

  function begin(): void {
    const tag = opening.exec(tail);
    if (tag !== null) {
      mode = "thought";
      tail = tail.slice(tag[0].length);
      if (thinksUnopened() === undefined) learnUnopened(false);
    } else if (!mayOpen(tail)) {
      mode = thinksUnopened() === false ? "text" : "held";
    }
  }

  function* hold(): Generator<ModelEvent> {
    const end = closing.exec(tail);
    const tag = within.exec(tail);
    if (tag !== null && tag.index < (end?.index ?? tail.length)) {
      learnUnopened(false);
      const before = early.join("") + tail.slice(0, tag.index);
      [early, tail, mode] = [[], tail.slice(tag.index + tag[0].length), "thought"];
      yield* text(before);
      return;
    }
    if (end === null) {
      early.push(tail.slice(0, -longest));
      tail = tail.slice(-longest);
      yield signOfLife;
      return;
    }
    learnUnopened(true);
    const before = early.join("") + tail.slice(0, end.index);
    early = [];
    yield* closed(before, end);
  }

  function* think(): Generator<ModelEvent> {
    const end = closing.exec(tail);
    if (end !== null) {
      yield* closed(tail.slice(0, end.index), end);
      return;
    }
    yield* thought(tail.slice(0, -longest));
    tail = tail.slice(-longest);
  }

  function* closed(before: string, end: RegExpExecArray): Generator<ModelEvent> {
    tail = tail.slice(end.index + end[0].length);
    mode = "text";
    afterThought = true;
    yield* thought(before);
  }

  /** A tag opens thoughts at the beginning of a line; a torn one is waited for. */
  function* speak(): Generator<ModelEvent> {
    if (afterThought) tail = tail.trimStart();
    if (tail !== "") afterThought = false;
    const tag = within.exec(tail);
    if (tag !== null) {
      const before = tail.slice(0, tag.index);
      tail = tail.slice(tag.index + tag[0].length);
      mode = "thought";
      yield* text(before);
      yield* think();
      return;
    }
    const torn = /(^|\n)<[a-z]*$/i.exec(tail);
    const keep = torn !== null && mayOpen(torn[0]) ? torn.index : tail.length;
    yield* text(tail.slice(0, keep));
    tail = tail.slice(keep);
  }

  /** What was held back is text after all, unless a tag was opened for it. */
  function* rest(): Generator<ModelEvent> {
    const left = early.join("") + tail;
    [early, tail] = [[], ""];
    yield* mode === "thought" ? thought(left) : text(left);
  }

  /** The words are over: a step that was only held back teaches what the model does. */
  function* over(event: ModelEvent): Generator<ModelEvent> {
    if (event.type === "end" && mode === "held") {
      const cut = event.reason === "length";
      if (thinksUnopened() === undefined && !cut) learnUnopened(false);
      if (thinksUnopened() === true && cut) mode = "thought";
    }
    yield* rest();
    if (mode !== "text") mode = "start";
  }

  return {
    rest,
    *take(event: ModelEvent): Generator<ModelEvent> {
      if (event.type === "text-delta") {
        yield* event.text === "" ? [event] : words(event.text);
        return;
      }
      if (event.type === "reasoning-delta") {
        // Who sends thoughts apart writes none into the text.
        if (event.text !== "" && thinksUnopened() === undefined) learnUnopened(false);
      } else {
        yield* over(event);
      }
      yield event;
    },
  };
}

/** Whether these words may become a tag that opens thoughts. */
function mayOpen(words: string): boolean {
  const start = words.trimStart().toLowerCase();
  return names.split("|").some((name) => `<${name}>`.startsWith(start));
}
