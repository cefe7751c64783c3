import type { TradingItem } from "@advisor/protocol/trading/item";
import { expect, test } from "vitest";
import { tradingDesk } from "./trading-desk.ts";

const ids = { conversation_id: "con_1", turn_id: "turn_1" };
const start: TradingItem = { type: "status", status: "Analyzing request", ...ids, done: false };
const answer = (response: string): TradingItem => ({
  ...{ type: "content", content: "", response, tool_calls: [], stop_reason: "stop" },
  ...{ grounding: null, done: true },
});

/** A fake API that answers with these items, and the requests that it received. */
function doorOf(...items: (TradingItem | Error)[]) {
  const seen: unknown[] = [];
  return {
    seen,
    async *ask(body: object, token: string | undefined) {
      seen.push([body, token]);
      for (const item of items) {
        if (item instanceof Error) throw item;
        yield item;
      }
    },
    async stop(id: string) {
      seen.push(`stop ${id}`);
      return new Response();
    },
  };
}

const outcome = (desk: ReturnType<typeof tradingDesk>) =>
  desk.state().turns.map(({ question, status, text, why }) => [question, status, text, why]);

test("a question is sent with the token and the history, which never contains the token", async () => {
  const door = doorOf(start, answer("₹7"));
  const desk = tradingDesk(door);
  desk.setToken("broker-4711");
  await desk.ask("NIFTY? my token is broker-4711");
  await desk.ask("And now?");
  expect(outcome(desk)).toEqual([
    ["NIFTY? my token is (token removed)", "done", "₹7", undefined],
    ["And now?", "done", "₹7", undefined],
  ]);
  const [first, second] = door.seen;
  expect(first).toEqual([
    { message: "NIFTY? my token is (token removed)", history: [] },
    "broker-4711",
  ]);
  expect(second).toMatchObject([{ history: [{ role: "user" }, { role: "assistant" }] }, {}]);
});

test("a forgotten token is no longer sent", async () => {
  const door = doorOf(answer("Yes."));
  const desk = tradingDesk(door);
  desk.setToken("broker-4711");
  desk.forgetToken();
  await desk.ask("NIFTY?");
  expect(door.seen).toEqual([[{ message: "NIFTY?", history: [] }, undefined]]);
});

test("a truncated or failed stream is reported, and its text is kept", async () => {
  const half: TradingItem = { type: "content", content: "Half", done: false };
  const cut = tradingDesk(doorOf(start, half));
  await cut.ask("NIFTY?");
  expect(outcome(cut)).toEqual([
    [
      "NIFTY?",
      "failed",
      "Half",
      "The connection was lost before the answer was complete. Ask again.",
    ],
  ]);
  const refused = tradingDesk(doorOf(new Error("The budget is spent.")));
  await refused.ask("NIFTY?");
  expect(outcome(refused)).toEqual([["NIFTY?", "failed", "", "The budget is spent."]]);
});

test("stopping notifies the service, and later items change nothing", async () => {
  const held = Promise.withResolvers<void>();
  const door = doorOf();
  const desk = tradingDesk({
    ...door,
    async *ask() {
      yield start;
      await held.promise;
      yield answer("Too late");
    },
  });
  const asking = desk.ask("NIFTY?");
  await new Promise<void>((resolve) => {
    desk.subscribe(() => desk.state().turns[0]?.conversation_id !== undefined && resolve());
  });
  await desk.ask("Another one while it runs");
  await desk.stop();
  held.resolve();
  await asking;
  expect(outcome(desk)).toEqual([["NIFTY?", "stopped", "", "You stopped it."]]);
  expect(door.seen).toEqual(["stop con_1"]);
  desk.startAnew();
  expect(desk.state().turns).toEqual([]);
});
