import { MantineProvider } from "@mantine/core";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { Composer } from "./composer.tsx";

afterEach(cleanup);
// The text area resizes with its text once fonts are loaded, which this document does not have.
Object.assign(document, { fonts: new EventTarget() });

function Written(props: { busy: boolean; send(text: string): void; stop(): void }) {
  const [text, change] = useState("");
  return <Composer {...props} about={undefined} draft={{ text, change }} panel={panel} />;
}

const panel = { follows: true, follow: () => undefined };

/** A composer with text in it, and the texts that it sent. */
function written(text: string, busy = false) {
  const sent: string[] = [];
  const stopped: string[] = [];
  render(
    <MantineProvider env="test">
      <Written busy={busy} send={(one) => sent.push(one)} stop={() => stopped.push("stop")} />
    </MantineProvider>,
  );
  const box = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Your question" });
  fireEvent.change(box, { target: { value: text } });
  return { box, sent, stopped };
}

it("sends on Enter and is then empty", () => {
  const { box, sent } = written("What is in VOO?");
  fireEvent.keyDown(box, { key: "Enter" });
  expect([sent, box.value]).toEqual([["What is in VOO?"], ""]);
});

it.each([
  ["Shift is held", { shiftKey: true }],
  ["an input method is composing", { isComposing: true }],
])("sends nothing on Enter while %s", (_, how) => {
  const { box, sent } = written("日本");
  fireEvent.keyDown(box, { key: "Enter", ...how });
  expect([sent, box.value]).toEqual([[], "日本"]);
});

it("does not send blank text", () => {
  const { box, sent } = written("  \n ");
  fireEvent.keyDown(box, { key: "Enter" });
  expect(sent).toEqual([]);
});

it("keeps its text while an answer streams, and can stop the answer", () => {
  const { box, sent, stopped } = written("Next", true);
  fireEvent.keyDown(box, { key: "Enter" });
  fireEvent.click(screen.getByRole("button", { name: "Stop" }));
  expect([sent, stopped, box.value]).toEqual([[], ["stop"], "Next"]);
});
