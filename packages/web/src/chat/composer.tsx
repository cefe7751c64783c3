import { Button, Textarea } from "@mantine/core";
import { type KeyboardEvent, useState } from "react";

interface Given {
  busy: boolean;
  send(text: string): void;
  /** Absent where nothing can run yet. */
  stop?: () => void;
}

/** Where the advisor writes: Enter sends, Shift and Enter begins a line, Escape stops the answer. */
export function Composer({ busy, send, stop }: Given) {
  const [text, setText] = useState("");

  function submit(): void {
    if (busy || text.trim() === "") return;
    send(text);
    setText("");
  }

  function pressed(event: KeyboardEvent): void {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  }

  return (
    <form
      className="composer"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Textarea
        aria-label="Your question"
        placeholder="Ask a question"
        autosize
        minRows={1}
        maxRows={8}
        flex={1}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={pressed}
      />
      {busy ? (
        <Button variant="default" onClick={stop} disabled={stop === undefined}>
          Stop
        </Button>
      ) : (
        <Button type="submit" disabled={text.trim() === ""}>
          Ask
        </Button>
      )}
    </form>
  );
}
