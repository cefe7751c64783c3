import { answerSessionStore } from "@advisor/adapters/dynamo/conversation/answer-store";
import { conversationStore } from "@advisor/adapters/dynamo/conversation/conversation-store";
import { dynamoJournal } from "@advisor/adapters/dynamo/conversation/journal";
import { panelStore } from "@advisor/adapters/dynamo/conversation/panel-store";
import { requestStore } from "@advisor/adapters/dynamo/conversation/request-store";
import { brokerageStore } from "@advisor/adapters/dynamo/household/brokerage-store";
import { historyStore } from "@advisor/adapters/dynamo/household/history-store";
import { householdRecordStore } from "@advisor/adapters/dynamo/household/household-record-store";
import { householdStore } from "@advisor/adapters/dynamo/household/household-store";
import {
  documentStore,
  noteStore,
  taskStore,
} from "@advisor/adapters/dynamo/household/paper-store";
import { runStore } from "@advisor/adapters/dynamo/research/run-store";
import { templateStore } from "@advisor/adapters/dynamo/research/template-store";
import { spendStore } from "@advisor/adapters/dynamo/spend/spend-store";
import type { Log } from "@advisor/adapters/log";
import { embeddedMarket } from "@advisor/adapters/market/embedded/market";
import { noMetrics } from "@advisor/adapters/metrics";
import { noSpans } from "@advisor/adapters/spans";
import type { Model } from "@advisor/agent/model/model";
import { Fault } from "@advisor/domain/fault";
import { openLiveness } from "@advisor/domain/record/liveness";
import { createApp } from "@advisor/functions/api/app";
import { openKnownHouseholds } from "@advisor/functions/known-households";
import type { Runtime, Stores } from "@advisor/functions/runtime";
import { inlineTools } from "@advisor/functions/tools/inline-tools";
import { openLiveTurns } from "@advisor/functions/turn/live-turns";
import { openStreamLimiter } from "@advisor/functions/turn/stream-limiter";
import { writeTitle } from "@advisor/functions/turn/write-title";
import { catalog } from "@advisor/tools/catalog.gen";
import type { Bookings } from "./bookings.ts";
import { faultyTable } from "./faulty-table.ts";
import { died, idsOf, type Machine, waitOf } from "./machine.ts";
import { advisors, snapshots } from "./people.ts";
import { simulatedModel } from "./simulated-model.ts";
import type { World } from "./world.ts";

const leaseMs = 12_000;
const today = "2026-11-21";

const offered = new Set([
  "create_task",
  "get_household_holdings",
  "compare_to_ips",
  "search_documents",
]);

/**
 * The product in one simulated process: its own app, stores, clock and ids over the shared table.
 */
export interface ApiProcess {
  machine: Machine;
  app: ReturnType<typeof createApp>;
  stores: Stores;
  /** Delivers the event of a first message, like the bus. */
  title(conversation_id: string, advisor_id: string): Promise<void>;
}

export interface Surroundings {
  bookings: Bookings;
  /** Called when this process publishes an event. */
  published(event: { advisor_id: string; conversation_id: string }): void;
}

export function openProcess(world: World, machine: Machine, around: Surroundings): ApiProcess {
  const stores = storesOf(world, machine, around);
  const wait = waitOf(world, machine);
  const model: Model = simulatedModel(world, wait);
  const runtime: Runtime = {
    ...stores,
    siteOrigins: [],
    writeScope: "copilot:write",
    apiUrl: undefined,
    authorizationServer: "https://issuer.test",
    continuations: undefined,
    research: undefined,
    random: world.dice.next,
    wait,
    verify: async (authorization) => {
      const advisor = advisors.find(({ id }) => authorization === `Bearer ${id}`);
      if (advisor !== undefined) return { id: advisor.id, scopes: [] };
      throw new Fault("unauthenticated", "unauthenticated", "Sign in.");
    },
    toolsFor: (session, ports) => {
      const owner = advisors.find(({ id }) => id === session.advisor_id);
      const { household_id } = session;
      if (household_id !== null && !owner?.households.includes(household_id)) {
        world.broken(`tools of ${session.advisor_id} were opened for ${household_id}`);
      }
      return inlineTools(stores)(session, ports);
    },
    model,
    researchModel: model,
    bus: { publish: (event) => publish(world, machine, () => around.published(event)) },
    spending,
    streams: openStreamLimiter({ all: 500, ofAdvisor: 100 }),
    spans: noSpans,
    live: openLiveTurns(),
  };
  return {
    machine,
    app: createApp(runtime),
    stores,
    title: (conversation_id, advisor_id) =>
      writeTitle({ ...stores, spending }, model, {
        detail: { properties: { conversation_id, advisor_id } },
      }),
  };
}

const spending: Runtime["spending"] = {
  prices: { simulated: { input_usd: "1", output_usd: "3" } },
  limits: {
    turn_micro_usd: 30_000,
    conversation_micro_usd: null,
    day_micro_usd: 10_000_000,
    turns_at_once: 3,
    turns_per_minute: 1_200,
  },
};

function storesOf(world: World, machine: Machine, { bookings }: Surroundings): Stores {
  const { mutation } = world;
  const table = faultyTable(world, machine);
  const clock = { now: () => world.time.now + machine.skew, today: () => today };
  const newId = idsOf(world, machine);
  // A monotonic clock: nothing sets it, and it runs on while the process is paused.
  const liveness = openLiveness(() => world.time.now, clock.now);
  const own = { table, clock, newId, leaseMs, liveness, random: world.dice.next };
  const market = embeddedMarket(table);
  const households = householdStore(table);
  const papers = {
    households: {
      ...households,
      // Decompression uses threads in random order, so the store is read and the parts come from
      // here.
      snapshot: async (id: string) =>
        (await households.get(id)) === undefined ? undefined : snapshots.get(id),
    },
    documents: documentStore(table),
    notes: noteStore(table, clock.now),
    tasks: mutation.tasks(taskStore(table, clock.now), own),
  };
  return {
    clock,
    newId,
    log: logOf(world, machine),
    metrics: noMetrics,
    ...papers,
    history: historyStore(table),
    conversations: conversationStore(table),
    journal: bookings.observeTurns(mutation.journal(dynamoJournal(own), own)),
    panels: panelStore(table),
    requests: requestStore(own),
    spends: bookings.observe(spendStore(own)),
    liveness,
    leaseMs,
    knownHouseholds: openKnownHouseholds(),
    brokerage: brokerageStore(table),
    answers: answerSessionStore(table, clock),
    records: householdRecordStore(table, papers),
    templates: templateStore(table),
    runs: runStore({ ...own, wait: waitOf(world, machine) }),
    market,
    markets: { shared: () => market, own: () => ({}) },
    handleKey: async () => "no turn signs a handle",
    catalog: catalog.filter(({ name }) => offered.has(name)),
  };
}

const logOf = (world: World, machine: Machine): Log => ({
  info: () => undefined,
  error(event, _, cause) {
    if (!machine.alive) return;
    world.note(`${machine.id} log ${event} ${cause instanceof Error ? cause.message : ""}`);
    if (event === "defect") {
      const stack = cause instanceof Error ? cause.stack : String(cause);
      world.broken(`a defect was met: ${stack}`);
    }
  },
});

/** Publishes an event or reports a failure; sometimes it is published despite the failure. */
function publish({ dice, time, weather }: World, machine: Machine, leave: () => void) {
  const fails = dice.chance(0.05 * weather.store);
  const leaves = !fails || dice.chance(0.5);
  const arrives = dice.chance(0.5);
  return new Promise<void>((resolve, reject) => {
    if (!machine.alive) return reject(died());
    time.after(dice.between(1, 20), () => {
      if (leaves && (machine.alive || arrives)) leave();
      const answer = () => (fails ? reject(new Error("the bus did not answer")) : resolve());
      machine.deliver(answer, () => reject(died()));
    });
  });
}
