import type { Model } from "@advisor/agent/model/model";
import { fails, say, scripted } from "@advisor/agent/model/scripted";
import { Fault } from "@advisor/domain/fault";
import { openModel, openSpendingFor, openStores } from "@advisor/functions/runtime";
import { writeTitle } from "@advisor/functions/turn/write-title";
import { describe, expect, test } from "vitest";
import { north, v1 } from "../api/api.fixture.ts";
import { kinds } from "../store/turns.ts";
import { collected, eventsOf } from "./readers.ts";
import { type Protocol, question, reading, withResume } from "./resume.fixture.ts";

const api = withResume(5);
const quiet = { publish: async () => undefined };

const event = (conversation_id: string) => ({
  detail: { properties: { advisor_id: north, conversation_id } },
});
const write = (id: string, model: Model = openModel(openStores())) =>
  writeTitle({ ...openStores(), spending: openSpendingFor(model) }, model, event(id));
const titleOf = async (id: string) => (await api.json(`GET ${v1}/conversations/${id}`)).body.title;

/** A conversation with its first answer, for which no title has been written yet. */
async function untitled(text = question): Promise<string> {
  const id = await api.start();
  await (await api.send(id, text, { app: api.open("offline", { bus: quiet }) })).text();
  return id;
}

describe("a title that is ready before the turn ends", () => {
  test.each<Protocol>(["ui", "data"])(
    "reaches the open page, in the %s encoding",
    async (protocol) => {
      const id = await api.start();
      const all = await collected(reading(await api.ask(id, protocol), protocol));
      const titles = all.filter(({ value }) =>
        JSON.stringify(value).includes('title":"What is in VOO'),
      );
      const title = await titleOf(id);
      expect(title).toBe("What is in VOO");
      expect(titles.map(({ value }) => value)).toEqual([
        protocol === "ui"
          ? { type: "data-title", data: { title }, transient: true }
          : { 2: [{ event: "title", seq: titles[0]?.id, title }] },
      ]);
    },
  );

  test("is the advisor's own if it was set first", async () => {
    const id = await api.start();
    const live = eventsOf(await api.ask(id));
    await live.next();
    await api.call(`PATCH ${v1}/conversations/${id}`, { body: { title: "Mine" } });
    const titles = (await collected(live)).filter(({ value }) =>
      JSON.stringify(value).includes("data-title"),
    );
    expect(await titleOf(id)).toBe("Mine");
    expect(titles.at(-1)?.value).toMatchObject({ data: { title: "Mine" } });
  });
});

describe("a title that comes after the turn", () => {
  test("is in the next page load, however often its event is delivered", async () => {
    const id = await untitled();
    expect(await titleOf(id)).toBeNull();
    await Promise.all([write(id), write(id), write(id)]);
    await write(id, scripted([say("Another title")]));
    expect(await titleOf(id)).toBe("What is in VOO");
    const entries = await kinds(openStores(), id);
    expect(entries.filter((kind) => kind === "titled")).toHaveLength(1);
  });

  test("does not overwrite the advisor's, given while the model wrote", async () => {
    const id = await untitled();
    const slow: Model = {
      id: "slow",
      async *stream(request, signal) {
        await api.call(`PATCH ${v1}/conversations/${id}`, { body: { title: "Mine" } });
        yield* scripted([say("Not mine")]).stream(request, signal);
      },
    };
    await write(id, slow);
    expect(await titleOf(id)).toBe("Mine");
  });

  test("does not restore or change a deleted conversation", async () => {
    const id = await untitled();
    const slow: Model = {
      id: "slow",
      async *stream(request, signal) {
        await api.call(`DELETE ${v1}/conversations/${id}`);
        yield* scripted([say("Back")]).stream(request, signal);
      },
    };
    await write(id, slow);
    await write(id);
    expect((await api.call(`GET ${v1}/conversations/${id}`)).status).toBe(404);
    expect((await kinds(openStores(), id)).at(-1)).toBe("deleted");
  });

  test.each([
    ["fails", fails(new Fault("upstream", "model_unavailable", "Away."))],
    ["says nothing", say("")],
    ["says nothing that can be read", say("\u001b[2J<br>\u202e")],
  ])("is the beginning of the message when the model %s", async (_, beat) => {
    const id = await untitled("What is in VOO, by weight?");
    await write(id, scripted([beat]));
    expect(await titleOf(id)).toBe("What is in VOO, by weight?");
  });

  test.each([
    ["<img src=x onerror=alert(1)>VOO", "VOO"],
    ['=HYPERLINK("http://a.example")', "HYPERLINK(http://a.example)"],
    ["\u001b]0;owned\u0007VOO\u001b[31m\nweights", /^[^\p{Cc}]*VOO weights$/u],
    ["V".repeat(1_000_000), "V".repeat(80)],
  ])("is plain text on one line, even for %.20j", async (said, title) => {
    const id = await untitled();
    await write(id, scripted([say(said)]));
    const kept = await titleOf(id);
    expect(kept).toEqual(typeof title === "string" ? title : expect.stringMatching(title));
  });
});

test("without the event bus there is no title, but an answer", async () => {
  const bus = { publish: () => Promise.reject(new Error("the bus is away")) };
  const id = await api.start();
  const response = await api.send(id, question, { app: api.open("offline", { bus }) });
  expect((await collected(eventsOf(response))).at(-1)?.value).toMatchObject({ type: "finish" });
  expect(await titleOf(id)).toBeNull();
});
