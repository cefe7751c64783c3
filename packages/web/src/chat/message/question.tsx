import { ActionIcon, Button, Group, Textarea } from "@mantine/core";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { escapeForRegExp } from "../../format/separators.ts";
import { Icon } from "../../icon/icon.tsx";
import { focusComposer } from "../composer/focus-composer.ts";
import { type Message, textOf } from "./message.ts";

interface Props {
  message: Message;
  /** Absent while nothing can be sent. */
  edit: ((question: Message, text: string) => void) | undefined;
  /** Words that the answer did not understand. */
  unknown: readonly string[];
}

/** The advisor's question, with an edit button. */
export function Question({ message, edit, unknown }: Props) {
  const [written, setWritten] = useState<string>();
  const text = textOf(message);
  if (written === undefined || edit === undefined) {
    return (
      <AskedQuestion text={text} unknown={unknown}>
        {edit && (
          <ActionIcon
            className="edit"
            variant="subtle"
            color="gray"
            aria-label="Edit"
            title="Edit the question"
            onClick={() => setWritten(text)}
          >
            <Icon of="edit" />
          </ActionIcon>
        )}
      </AskedQuestion>
    );
  }
  const leave = () => {
    setWritten(undefined);
    focusComposer();
  };
  const send = () => {
    if (written.trim() === "") return;
    leave();
    edit(message, written);
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.key === "Escape") leave();
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <article className="question editing" aria-label="You">
      <Textarea
        aria-label="Edit your question"
        autosize
        maxRows={8}
        value={written}
        onChange={(event) => setWritten(event.currentTarget.value)}
        onKeyDown={pressed}
        ref={begin}
      />
      <p className="quiet">What followed leaves the conversation. It stays in the record.</p>
      <Group gap="xs">
        <Button size="compact-sm" onClick={send} disabled={written.trim() === ""}>
          Ask again
        </Button>
        <Button size="compact-sm" variant="default" onClick={leave}>
          Cancel
        </Button>
      </Group>
    </article>
  );
}

interface AskedProps {
  text: string;
  unknown?: readonly string[];
  children?: ReactNode;
}

/** About as much as fits beside the beginning of the answer. */
const mostLines = 12;
const lineLength = 70;

const linesOf = (text: string): number =>
  text.split("\n").reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / lineLength)), 0);

/** A question as it stands in a conversation; a very long one is folded, so that it hides no answer. */
export function AskedQuestion({ text, unknown = [], children }: AskedProps) {
  const [unfolded, setUnfolded] = useState(false);
  const long = linesOf(text) > mostLines;
  return (
    <article className="question" aria-label="You">
      <span className="asked" data-folded={(long && !unfolded) || undefined}>
        <MarkedText text={text} words={unknown} />
      </span>
      {long && (
        <button
          type="button"
          className="chip unfold"
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
        >
          {unfolded ? "Show less" : "Show all of it"}
        </button>
      )}
      {children}
    </article>
  );
}

/** A text with some of its words marked where they stand as whole words. */
function MarkedText({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return text;
  const any = words.map(escapeForRegExp).join("|");
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])(${any})(?![\\p{L}\\p{N}])`, "giu");
  // What a pattern in brackets matches stands between what it does not.
  return text
    .split(whole)
    .map((part, at) => ({ part, key: `${at}`, marked: at % 2 === 1 }))
    .map(({ part, key, marked }) =>
      marked ? (
        <mark key={key} title="This word was not understood">
          {part}
        </mark>
      ) : (
        part
      ),
    );
}

function begin(box: HTMLTextAreaElement | null): void {
  box?.focus({ preventScroll: true });
  box?.scrollIntoView({ block: "nearest" });
}
