import type { ModelEvent } from "@advisor/agent/model/model";
import type { LearnedCapabilities } from "./capabilities.ts";
import { keepAliveEvent } from "./keep-alive-event.ts";
import {
  closingReasoningTag,
  hasLeadingTokens,
  holdBackOffset,
  longestTagLength,
  mayBecomeLeadingToken,
  mayBecomeOpeningTag,
  openingReasoningTag,
  reasoningTagAtLineStart,
  stripLeadingTokens,
  stripTrailingTokens,
} from "./thinking-tags.ts";

const text = (words: string): ModelEvent[] =>
  words === "" ? [] : [{ type: "text-delta", text: words }];
const thought = (words: string): ModelEvent[] =>
  words === "" ? [] : [{ type: "reasoning-delta", text: words }];
type ThinkingCapabilities = Pick<LearnedCapabilities, "thinksUnopened" | "learnUnopened">;

/**
 * Moves reasoning that the model wrote into its text into separate events. Some models write only a
 * closing tag, so text is held back until it is known that this model does not.
 */
export async function* splitThinking(
  events: AsyncIterable<ModelEvent>,
  capabilities: ThinkingCapabilities,
): AsyncGenerator<ModelEvent> {
  const split = new Splitter(capabilities);
  try {
    for await (const event of events) yield* split.take(event);
  } catch (error) {
    yield* split.rest();
    throw error;
  }
}

/** Reads the events of one step and yields them with the reasoning separated. */
class Splitter {
  /** "start": no text yet. "held": the text may turn out to be reasoning. */
  private mode: "start" | "held" | "thought" | "text" = "start";
  /** Held text: first the part without tags, then what may be the start of a tag. */
  private early: string[] = [];
  private tail = "";
  private afterThought = false;
  private readonly known: ThinkingCapabilities;

  constructor(known: ThinkingCapabilities) {
    this.known = known;
  }

  *take(event: ModelEvent): Generator<ModelEvent> {
    if (event.type === "text-delta") {
      yield* event.text === "" ? [event] : this.words(event.text);
      return;
    }
    if (event.type !== "reasoning-delta") yield* this.over(event);
    else if (event.text !== "") this.opensTags();
    yield event;
  }

  /** Releases the held text as answer text, unless a tag opened reasoning. */
  *rest(): Generator<ModelEvent> {
    const left = this.held(this.tail);
    this.tail = "";
    yield* this.mode === "thought" ? thought(left) : text(stripTrailingTokens(left));
  }

  private *words(piece: string): Generator<ModelEvent> {
    this.tail += piece;
    if (this.mode === "start") this.begin();
    if (this.mode === "held") yield* this.hold();
    if (this.mode === "thought") yield* this.think();
    if (this.mode === "text") yield* this.speak();
  }

  private begin(): void {
    const tag = openingReasoningTag.exec(this.tail);
    if (tag !== null) {
      this.mode = "thought";
      this.tail = this.tail.slice(tag[0].length);
      this.opensTags();
      return;
    }
    if (hasLeadingTokens(this.tail)) this.tail = stripLeadingTokens(this.tail);
    if (!(mayBecomeOpeningTag(this.tail) || mayBecomeLeadingToken(this.tail.trimStart()))) {
      this.mode = this.known.thinksUnopened() === false ? "text" : "held";
    }
  }

  private *hold(): Generator<ModelEvent> {
    const end = closingReasoningTag.exec(this.tail);
    const tag = reasoningTagAtLineStart.exec(this.tail);
    if (tag !== null && tag.index < (end?.index ?? this.tail.length)) {
      this.opensTags();
      const before = this.held(this.tail.slice(0, tag.index));
      this.tail = this.tail.slice(tag.index + tag[0].length);
      this.mode = "thought";
      yield* text(before);
    } else if (end !== null) {
      this.known.learnUnopened(true);
      yield* this.closed(this.held(this.tail.slice(0, end.index)), end);
    } else {
      this.early.push(this.tail.slice(0, -longestTagLength));
      this.tail = this.tail.slice(-longestTagLength);
      yield keepAliveEvent;
    }
  }

  private *think(): Generator<ModelEvent> {
    const end = closingReasoningTag.exec(this.tail);
    if (end !== null) {
      yield* this.closed(this.tail.slice(0, end.index), end);
      return;
    }
    yield* thought(this.tail.slice(0, -longestTagLength));
    this.tail = this.tail.slice(-longestTagLength);
  }

  private *closed(before: string, end: RegExpExecArray): Generator<ModelEvent> {
    this.tail = this.tail.slice(end.index + end[0].length);
    this.mode = "text";
    this.afterThought = true;
    yield* thought(before);
  }

  /** A tag opens reasoning only at the start of a line. A partial tag waits for more text. */
  private *speak(): Generator<ModelEvent> {
    if (this.afterThought) {
      this.tail = stripLeadingTokens(this.tail);
      if (mayBecomeLeadingToken(this.tail)) return;
      this.afterThought = this.tail === "";
    }
    const tag = reasoningTagAtLineStart.exec(this.tail);
    if (tag !== null) {
      const before = this.tail.slice(0, tag.index);
      this.tail = this.tail.slice(tag.index + tag[0].length);
      this.mode = "thought";
      yield* text(before);
      yield* this.think();
      return;
    }
    const keep = holdBackOffset(this.tail);
    yield* text(this.tail.slice(0, keep));
    this.tail = this.tail.slice(keep);
  }

  /** Ends the text. If all of it was held back, the model's behavior is known now. */
  private *over(event: ModelEvent): Generator<ModelEvent> {
    if (event.type === "end" && this.mode === "held") {
      const cut = event.reason === "length";
      if (!cut) this.opensTags();
      else if (this.known.thinksUnopened() === true) this.mode = "thought";
    }
    yield* this.rest();
    if (this.mode !== "text") this.mode = "start";
  }

  /**
   * A model that writes opening tags, sends reasoning separately or does not reason never writes a
   * closing tag alone.
   */
  private opensTags(): void {
    if (this.known.thinksUnopened() === undefined) this.known.learnUnopened(false);
  }

  private held(...last: string[]): string {
    const whole = [...this.early, ...last].join("");
    this.early = [];
    return whole;
  }
}
