import { expect, test } from "vitest";
import { openInterrupts } from "./interrupts.ts";

function opened() {
  const said: string[] = [];
  const left: number[] = [];
  const interrupts = openInterrupts({
    note: (line) => said.push(line),
    leave: (code) => left.push(code),
  });
  return { interrupts, said, left };
}

test("without running work Ctrl-C exits", () => {
  const { interrupts, left } = opened();
  interrupts.press();
  expect(left).toEqual([130]);
});

test("the first Ctrl-C stops the work once, the second exits", async () => {
  const { interrupts, said, left } = opened();
  let stops = 0;
  await interrupts.during(
    async () => {
      stops += 1;
    },
    async () => {
      interrupts.press();
      expect([stops, left]).toEqual([1, []]);
      interrupts.press();
    },
  );
  expect([stops, left, interrupts.pressed]).toEqual([1, [130], true]);
  expect(said).toEqual(["Stopping. Press Ctrl-C again to leave at once."]);
});

test("an earlier Ctrl-C does not affect the next work", async () => {
  const { interrupts, left } = opened();
  const stop = async () => undefined;
  await interrupts.during(stop, async () => interrupts.press());
  await interrupts.during(stop, async () => undefined);
  expect([interrupts.pressed, left]).toEqual([false, []]);
});
