import { readFileSync } from "node:fs";
import { liveProviders } from "@advisor/adapters/market/chain/providers.gen";
import { openProvider } from "@advisor/adapters/market/provider";
import { systemClock, wait } from "@advisor/adapters/world";
import { openModel, openSpendingFor, openStores } from "@advisor/functions/runtime";
import { runToolEvent } from "@advisor/functions/tools/run-tool-event";
import { writeTitle } from "@advisor/functions/turn/write-title";
import type { Tool } from "@advisor/tools/tool";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { accessOf } from "../../stacks/access.ts";
import { reachOf } from "../../stacks/providers.ts";
import { type Cloud, startCloud } from "../api/cloud.ts";
import { rows } from "../catalog/arguments.ts";
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

/** A port is granted as a whole; these tools use only a part of one. A new tool that does is listed here. */
const unused: Readonly<Record<string, Done[]>> = {
  compare_funds: [{ action: "BatchGetItem", partition: "SEC#*" }],
  get_etf_holdings: [{ action: "BatchGetItem", partition: "SEC#*" }],
  get_etf_list: [
    { action: "BatchGetItem", partition: "SEC#*" },
    { action: "GetItem", partition: "SEC#*" },
  ],
  compare_to_ips: [
    { action: "GetItem", partition: "DIRECTORY" },
    { action: "GetItem", partition: "SEC#*" },
  ],
  // A household is read separately only if it was replaced in between.
  query_book: ["DIRECTORY", "HH#*", "SEC#*"].map(got),
  query_portfolio: ["DIRECTORY", "HH#*", "SEC#*"].map(got),
};

function got(partition: string): Done {
  return { action: "GetItem", partition };
}

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

describe("a tool can access exactly the table keys and actions that it needs, and uses each port", () => {
  test.each(tools)("%s", async (name, { needs }) => {
    const everywhere = () => true;
    const { good = [], odd = [] } = rows[name] ?? {};
    const ports = new Set<string>();
    const all = await recorded(async () => {
      for (const input of [...good, ...odd, ...(further[name] ?? [])]) {
        const stores = openStores();
        const catalog = stores.catalog.map((tool) => watched(tool, ports));
        await runToolEvent({ ...stores, catalog }, name, { session, input });
      }
    });
    const allowed = accessOf(needs, everywhere);
    expect(
      used([...all, ...(unused[name] ?? [])], allowed),
      "a part of a port that the tool does not use is listed above, in `unused`",
    ).toEqual(allowed);
    const granting = needs.filter((need) => Object.keys(accessOf([need], everywhere)).length > 0);
    const idle = granting.filter((need) => !ports.has(need));
    expect(idle, "needed, but not used with its rows of arguments").toEqual([]);
  });
});

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
