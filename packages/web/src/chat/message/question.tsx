import { Button, Group, Textarea } from "@mantine/core";
import { type KeyboardEvent, useState } from "react";
import { focusComposer } from "../composer/focus-composer.ts";
import { type Message, textOf } from "./message.ts";

interface Props {
  message: Message;
  /** Absent while nothing can be sent. */
  edit: ((question: Message, text: string) => void) | undefined;
}

/** The advisor's question, with an edit button. */
export function Question({ message, edit }: Props) {
  const [written, setWritten] = useState<string>();
  const text = textOf(message);
  if (written === undefined || edit === undefined) {
    return (
      <article className="question" aria-label="You">
        <span className="asked">{text}</span>
        {edit && (
          <Button
            className="edit"
            size="compact-xs"
            variant="subtle"
            color="gray"
            onClick={() => setWritten(text)}
          >
            Edit
          </Button>
        )}
      </article>
    );
  }
  const send = () => {
    if (written.trim() === "") return;
    setWritten(undefined);
    edit(message, written);
  };
  const leave = () => {
    setWritten(undefined);
    focusComposer();
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

function begin(box: HTMLTextAreaElement | null): void {
  box?.focus({ preventScroll: true });
  box?.scrollIntoView({ block: "nearest" });
}
