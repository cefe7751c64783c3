import { readFileSync } from "node:fs";
import { liveProviders } from "@advisor/adapters/market/chain/providers.gen";
import { openProvider } from "@advisor/adapters/market/provider";
import { systemClock, wait } from "@advisor/adapters/world";
import { openModel, openSpendingFor, openStores } from "@advisor/functions/runtime";
import { runToolEvent } from "@advisor/functions/tools/run-tool-event";
import { writeTitle } from "@advisor/functions/turn/write-title";
import type { Tool } from "@advisor/tools/tool";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { type Access, accessOf } from "../../stacks/access.ts";
import { reachOf } from "../../stacks/providers.ts";
import { type Cloud, startCloud } from "../api/cloud.ts";
import { argumentsOf } from "../catalog/arguments.ts";
import { session, tools } from "../catalog/catalog.fixture.ts";
import { startProxy } from "../store/proxy.ts";
import { conversation } from "../store/test-store.ts";
import { begun } from "../store/turns.ts";
import { setTimeOfDay } from "../time-of-day.ts";
import { type Done, doneBy, used } from "./recorded.ts";

let cloud: Cloud;
let proxy: Awaited<ReturnType<typeof startProxy>>;
const done: Done[] = [];

beforeAll(async () => {
  cloud = await startCloud();
  proxy = await startProxy(String(process.env.AWS_ENDPOINT_URL_DYNAMODB));
  process.env.AWS_ENDPOINT_URL_DYNAMODB = proxy.url;
  proxy.meddle((call, forward) => {
    done.push(...doneBy(call));
    return forward();
  });
});

afterAll(async () => {
  await proxy.close();
  await cloud.close();
});

/** The requests to the table during the work. */
async function recorded(work: () => Promise<unknown>): Promise<Done[]> {
  done.length = 0;
  await work();
  return [...done];
}

/** Tools that access more than the common rows: another day, or companies with their own news. */
const further: Readonly<Record<string, object[]>> = {
  get_historical_options: [{ symbol: "AAPL", date: "2026-11-20" }],
  perplexity_search: [{ query: "Apple earnings" }],
};

/** The ports that tools need. */
const ports = [...new Set(tools.flatMap(([, { needs }]) => needs))];

/** What no tool does with its arguments: a household that was replaced while it was read is read once more. */
const rare: Readonly<Record<string, readonly Done[]>> = {
  book: [{ action: "GetItem", partition: "HH#*" }],
  records: [{ action: "GetItem", partition: "HH#*" }],
};

/** The tool; it adds the names of the ports that it uses, on the table or not. */
const watched = (tool: Tool, used: Set<string>): Tool => ({
  ...tool,
  run: (raw, ports, signal) => {
    const noting = Object.entries(ports).map(([name, port]) => {
      const get = (own: object, method: string | symbol) => {
        used.add(name);
        return Reflect.get(own, method);
      };
      return [name, new Proxy<object>(port, { get })];
    });
    return tool.run(raw, Object.fromEntries(noting), signal);
  },
});

interface Use {
  /** The requests to the table. */
  all: Done[];
  ports: Set<string>;
}

/** What a tool uses when it is called with its arguments. */
async function recordUse(tool: Tool): Promise<Use> {
  const { good, odd } = argumentsOf(tool);
  const ports = new Set<string>();
  const all = await recorded(async () => {
    for (const input of [...good, ...odd, ...(further[tool.name] ?? [])]) {
      const stores = openStores();
      const catalog = stores.catalog.map((one) => watched(one, ports));
      await runToolEvent({ ...stores, catalog }, tool.name, { session, input });
    }
  });
  return { all, ports };
}

const everywhere = () => true;

describe("a tool can access the table keys and actions of the ports that it needs", () => {
  const uses = new Map<string, Promise<Use>>();
  const recordedUse = (tool: Tool): Promise<Use> => {
    const use = uses.get(tool.name) ?? recordUse(tool);
    uses.set(tool.name, use);
    return use;
  };

  test.each(tools)("%s needs each of them, and no other", async (_, tool) => {
    const { all, ports } = await recordedUse(tool);
    const allowed = accessOf(tool.needs, everywhere);
    expect(beyond(used(all, allowed), allowed)).toEqual({});
    const granting = tool.needs.filter((need) => !isEmpty(accessOf([need], everywhere)));
    expect(
      granting.filter((need) => !ports.has(need)),
      "needed, but not used with its arguments",
    ).toEqual([]);
  });

  test.each(ports)("no part of the port %s is idle in every tool that needs it", async (port) => {
    const needing = tools.filter(([, { needs }]) => needs.includes(port));
    const done: Done[] = [];
    for (const [, tool] of needing) done.push(...(await recordedUse(tool)).all);
    const allowed = accessOf([port], everywhere);
    expect(beyond(allowed, used([...done, ...(rare[port] ?? [])], allowed))).toEqual({});
  });
});

/** What the first access has and the second has not. */
function beyond(one: Access, other: Access): Access {
  const known = new Map<string, readonly string[]>(Object.entries(other));
  const more = Object.entries(one).map(([action, partitions]) => [
    action,
    partitions.filter((partition) => known.get(action)?.includes(partition) !== true),
  ]);
  return Object.fromEntries(more.filter(([, partitions]) => partitions?.length !== 0));
}

const isEmpty = (access: Access): boolean => Object.keys(access).length === 0;

describe("the title function can access only conversations and spending", () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test.each([
    ["at noon", "12:00:00", { GetItem: ["CON#*", "SPEND#*"] }],
    ["just after midnight", "00:02:00", { GetItem: ["CON#*"], BatchGetItem: ["SPEND#*"] }],
  ] as const)("%s", async (_, time, reads) => {
    setTimeOfDay(time);
    const { conversations, journal, ...stores } = openStores();
    const fresh = conversation({ household_id: "hh_d1", advisor_id: `adv_${time.slice(0, 2)}` });
    await conversations.create(fresh);
    await begun({ journal }, fresh, "turn_1");
    const properties = { advisor_id: fresh.advisor_id, conversation_id: fresh.id };
    const model = openModel(stores);
    const prices = { [model.id]: { input_usd: "1", output_usd: "1" } };
    const spending = { ...openSpendingFor(model), prices };
    const all = await recorded(() =>
      writeTitle({ conversations, journal, spending, ...stores }, model, {
        detail: { properties },
      }),
    );
    const allowed = {
      ...reads,
      PutItem: ["CON#*", "SPEND#*"],
      Query: ["CON#*"],
      UpdateItem: ["CON#*", "SPEND#*"],
    };
    expect(used(all, allowed)).toEqual(allowed);
  });
});

test("functions that run turns can do exactly what the adapter does", () => {
  const adapter = readFileSync(
    new URL("../../packages/adapters/src/dynamo/operations.ts", import.meta.url),
    "utf8",
  );
  const able = [...adapter.matchAll(/^ {4}(\w+): operation\(/gm)].map(([, verb]) => verb);
  const asWritten = [
    "BatchGetItem",
    "GetItem",
    "PutItem",
    "Query",
    "TransactWriteItems",
    "UpdateItem",
  ];
  expect(able.toSorted()).toEqual(asWritten);
});

describe("keys of providers", () => {
  const world = { clock: systemClock(undefined), wait };

  test.each(Object.entries(liveProviders))(
    "%s reads the API keys that its tools are given",
    async (_, live) => {
      const asked = new Set<string>();
      const env = new Proxy<Record<string, string>>(
        {},
        {
          get(_, variable) {
            asked.add(String(variable));
            return undefined;
          },
        },
      );
      (await openProvider(live, env, world))(undefined);
      const keys = [...asked].filter((variable) => !/_BASE_URL$|^SEC_USER_AGENT$/.test(variable));
      expect(keys.sort()).toEqual(live.keys.toSorted());
    },
  );

  test("are given only to tools that use the provider", () => {
    const market = { PROVIDERS: "fmp,embedded", PROVIDERS_PERPLEXITY_SEARCH: "perplexity" };
    const served = "quotes fundamentals news insiders congress owners funds transcripts symbols";
    const keysOf = (name: string, needs: readonly string[]) => {
      if (name === "perplexity_search") return ["PERPLEXITY_API_KEY"];
      return needs.some((port) => served.split(" ").includes(port)) ? ["FMP_API_KEY"] : [];
    };
    const given = tools.map(([name, { needs }]) => [name, reachOf({ name, needs }, market).keys]);
    expect(given).toEqual(tools.map(([name, { needs }]) => [name, keysOf(name, needs)]));
    expect(new Set(given.map(([, keys]) => String(keys)))).toEqual(
      new Set(["", "FMP_API_KEY", "PERPLEXITY_API_KEY"]),
    );
  });

  test("without the embedded data no market tool can access the table", () => {
    const { access } = reachOf({ needs: ["quotes", "symbols"] }, { PROVIDERS: "yahoo" });
    expect(access).toEqual({});
  });
});
