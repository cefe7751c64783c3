import { Button, Textarea } from "@mantine/core";
import type { KeyboardEvent, ReactNode, Ref } from "react";
import { Icon } from "../../icon/icon.tsx";

interface Props {
  busy: boolean;
  text: string;
  change(text: string): void;
  send(text: string): void;
  /** Absent if nothing can be stopped yet. */
  stop: (() => void) | undefined;
  placeholder: string;
  maxRows: number;
  box?: Ref<HTMLTextAreaElement>;
  /** Sees each key first, and may prevent what it does here. */
  pressed?(event: KeyboardEvent): void;
  /** What stands below the box. */
  children?: ReactNode;
}

/** A box for a question: Enter sends, Shift+Enter adds a line. An answer being written can be stopped. */
export function MessageBox(props: Props) {
  const { busy, text, change, send, stop, placeholder, maxRows, box, pressed, children } = props;

  function submit(): void {
    if (busy || text.trim() === "") return;
    change("");
    send(text);
  }

  function keyed(event: KeyboardEvent): void {
    pressed?.(event);
    if (event.defaultPrevented || event.key !== "Enter") return;
    if (event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  }

  return (
    <form
      className="composer"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === "") event.currentTarget.querySelector("textarea")?.focus();
        submit();
      }}
    >
      <div className="composer-box">
        <Textarea
          variant="unstyled"
          ref={box}
          aria-label="Your question"
          placeholder={placeholder}
          autosize
          minRows={1}
          maxRows={maxRows}
          flex={1}
          value={text}
          onChange={(event) => change(event.currentTarget.value)}
          onKeyDown={keyed}
        />
        {busy ? (
          <Button variant="default" onClick={stop} disabled={stop === undefined}>
            Stop
          </Button>
        ) : (
          <Button type="submit" leftSection={<Icon of="send" />}>
            Ask
          </Button>
        )}
      </div>
      {children}
    </form>
  );
}
