import type { EventBus } from "@advisor/adapters/bus";
import { withBatchedGets } from "@advisor/adapters/dynamo/batched-gets";
import { dynamoClient } from "@advisor/adapters/dynamo/client";
import { answerSessionStore } from "@advisor/adapters/dynamo/conversation/answer-store";
import { conversationStore } from "@advisor/adapters/dynamo/conversation/conversation-store";
import { dynamoJournal } from "@advisor/adapters/dynamo/conversation/journal";
import { panelStore } from "@advisor/adapters/dynamo/conversation/panel-store";
import { requestStore } from "@advisor/adapters/dynamo/conversation/request-store";
import { brokerageStore } from "@advisor/adapters/dynamo/household/brokerage-store";
import { historyStore } from "@advisor/adapters/dynamo/household/history-store";
import {
  type HouseholdRecordStore,
  householdRecordStore,
} from "@advisor/adapters/dynamo/household/household-record-store";
import { householdStore } from "@advisor/adapters/dynamo/household/household-store";
import {
  documentStore,
  noteStore,
  taskStore,
} from "@advisor/adapters/dynamo/household/paper-store";
import type { OnSkippedItem } from "@advisor/adapters/dynamo/parse-stored";
import { spendStore } from "@advisor/adapters/dynamo/spend/spend-store";
import { type CapacityMeter, openTable } from "@advisor/adapters/dynamo/table";
import { openTokenVerifier, type VerifyToken } from "@advisor/adapters/identity";
import { remoteKeySet } from "@advisor/adapters/key-set";
import { type Log, structuredLog } from "@advisor/adapters/log";
import { type Markets, openMarkets } from "@advisor/adapters/market/chain/open-market";
import { embeddedMetrics, noMetrics } from "@advisor/adapters/metrics";
import type { Metrics } from "@advisor/adapters/metrics/figures";
import { noSpans, otlpSpans } from "@advisor/adapters/spans";
import type { SpanSink } from "@advisor/adapters/spans/turn-spans";
import { newId, random, systemClock, wait } from "@advisor/adapters/world";
import type { Model } from "@advisor/agent/model/model";
import type * as Brokerage from "@advisor/domain/brokerage/dataset";
import type * as Conversation from "@advisor/domain/conversation";
import type * as Document from "@advisor/domain/document";
import type * as Household from "@advisor/domain/household";
import type { Journal } from "@advisor/domain/journal";
import type * as Note from "@advisor/domain/note";
import type * as Panel from "@advisor/domain/panel";
import type * as History from "@advisor/domain/portfolio/household-history";
import type * as Answers from "@advisor/domain/record/answers";
import type * as Continuation from "@advisor/domain/record/continuation";
import { type Liveness, openLiveness } from "@advisor/domain/record/liveness";
import type * as Requests from "@advisor/domain/record/requests";
import type * as ResearchRecord from "@advisor/domain/research/record";
import type * as Template from "@advisor/domain/research/template";
import type * as Spend from "@advisor/domain/spend";
import type * as Task from "@advisor/domain/task";
import type { Clock, NewId, Random, Wait } from "@advisor/domain/world";
import type { Session } from "@advisor/protocol/tool-call";
import type { MarketPorts } from "@advisor/tools/market-ports";
import type { Ports } from "@advisor/tools/ports";
import type { RunTool } from "@advisor/tools/run-tool";
import type { Tool } from "@advisor/tools/tool";
import { toolList } from "@advisor/tools/tool-list.gen";
import type * as z from "zod";
import { type KnownHouseholds, openKnownHouseholds } from "./known-households.ts";
import {
  openBus,
  openContinuations,
  openEmbeddedMarket,
  openLambdaTools,
  openRuns,
  openTemplates,
  openTextCalls,
} from "./lazy-adapters.ts";
import { withSecrets } from "./linked-secrets.ts";
import { openConfiguredModel, openConfiguredTitleModel } from "./model-of.ts";
import { openResearch, type Research } from "./research/open-research.ts";
import {
  ApiSettings,
  ModelSettings,
  ResearchSettings,
  SpanSettings,
  StoreSettings,
  settingMessage,
  ToolSettings,
  ToolsSettings,
} from "./settings.ts";
import { openSpending, type Spending, SpendingSettings } from "./spend/spending.ts";
import { inlineTools } from "./tools/inline-tools.ts";
import { readOnce } from "./tools/read-once.ts";
import { type LiveTurns, openLiveTurns } from "./turn/live-turns.ts";
import { openStreamLimiter, type StreamLimiter } from "./turn/stream-limiter.ts";
import { version } from "./version.ts";

/** The data that tools need: stores and market data. */
export interface Stores {
  clock: Clock;
  newId: NewId;
  log: Log;
  metrics: Metrics;
  households: Household.Store;
  documents: Document.Store;
  notes: Note.Store;
  tasks: Task.Store;
  history: History.Store;
  conversations: Conversation.Store;
  journal: Journal;
  panels: Panel.Store;
  requests: Requests.Store;
  spends: Spend.Store;
  liveness: Liveness;
  leaseMs: number;
  knownHouseholds: KnownHouseholds;
  brokerage: Brokerage.Store;
  answers: Answers.Store;
  records: HouseholdRecordStore;
  templates: Template.Store;
  runs: ResearchRecord.Store;
  market: MarketPorts;
  /** Market data for a trader's own broker token, and for tools with their own providers. */
  markets: Markets;
  catalog: readonly Tool[];
  /** The signing key of household handles. */
  handleKey(): Promise<string>;
}

/** The dependencies of a turn, independent of HTTP. */
export interface TurnRuntime extends Stores {
  random: Random;
  wait: Wait;
  /** Runs a session's tools: in this process with these ports, or each in its own Lambda. */
  toolsFor: (session: Session, ports?: Partial<Ports>) => RunTool;
  model: Model;
  /** The same model, set up to request tools in its text if it has no function calling. */
  researchModel: Model;
  spending: Spending;
  spans: SpanSink;
  live: LiveTurns;
}

/** The dependencies of the API, created once per process from the environment. */
export interface Runtime extends TurnRuntime {
  /** The page's origins, if the page is not served by the API itself. */
  siteOrigins: readonly string[];
  verify: VerifyToken;
  /** Whose metadata tells programs where to sign in. */
  authorizationServer: string;
  writeScope: string;
  /** The API's public URL, if configured. */
  apiUrl: string | undefined;
  bus: EventBus;
  streams: StreamLimiter;
  /** Finishes turns that run out of time here; undefined if turns have no time limit. */
  continuations: Continuation.Starter | undefined;
  /** Runs research; undefined without a durable function. */
  research: Research | undefined;
}

/** The maximum number of readers that may resume the stream of one turn. */
const readersPerTurn = 20;

export function openStores(options: { meter?: CapacityMeter } = {}): Stores {
  const settings = environment(StoreSettings);
  const clock = systemClock(settings.TODAY);
  const leaseMs = settings.LEASE_SECONDS * 1_000;
  const liveness = openLiveness(() => performance.now(), clock.now);
  const table = openTable({
    name: settings.TABLE_NAME,
    client: dynamoClient(process.env),
    clock,
    ...options,
  });
  // A turn begins with its household and its advisor's day: one call.
  const together = withBatchedGets(table);
  const markets = openMarkets({
    env: withSecrets(process.env),
    embedded: openEmbeddedMarket(table),
    clock,
    wait,
  });
  const log = structuredLog(settings.LOG_LEVEL);
  const skipped: OnSkippedItem = (key) =>
    log.error("stored_item_unreadable", { ...key }, undefined);
  const own = {
    households: householdStore(together, skipped),
    documents: documentStore(table, skipped),
    notes: noteStore(table, clock.now, skipped),
    tasks: taskStore(table, clock.now, skipped),
  };
  const spending = { table, clock, newId, random, liveness };
  return {
    ...own,
    clock,
    newId,
    log,
    metrics: settings.METRICS === "on" ? embeddedMetrics() : noMetrics,
    history: historyStore(table),
    conversations: conversationStore(table),
    journal: dynamoJournal({ ...spending, leaseMs }),
    panels: panelStore(table),
    requests: requestStore({ table, clock, newId, liveness }),
    spends: spendStore({ ...spending, table: together }),
    liveness,
    leaseMs,
    knownHouseholds: openKnownHouseholds(),
    brokerage: brokerageStore(table),
    answers: answerSessionStore(table, clock),
    records: householdRecordStore(table, own),
    templates: openTemplates(table),
    runs: openRuns({ table, clock, newId, random, wait }),
    market: markets.shared(),
    markets,
    catalog: toolList,
    handleKey: readOnce(async () =>
      (await import("@advisor/adapters/dynamo/handle-secret")).handleSigningSecret(table),
    ),
  };
}

export const openModel = (stores: Pick<Stores, "log">): Model =>
  openConfiguredModel(stores, environment, process.env);

/** The model for conversation titles. */
export const openTitleModel = (stores: Pick<Stores, "log">): Model =>
  openConfiguredTitleModel(stores, environment, process.env);

export const openSpendingFor = (model: Pick<Model, "id">): Spending =>
  openSpending(environment(SpendingSettings), model);

export function openTurnRuntime(options: { meter?: CapacityMeter } = {}): TurnRuntime {
  const stores = openStores(options);
  const model = openModel(stores);
  return {
    ...stores,
    random,
    wait,
    toolsFor: openTools(stores),
    model,
    researchModel:
      environment(ResearchSettings).MODEL_TOOL_CALLS === "text" ? openTextCalls(model) : model,
    spending: openSpendingFor(model),
    spans: openSpans(stores),
    live: openLiveTurns(),
  };
}

export function openRuntime(options: { meter?: CapacityMeter } = {}): Runtime {
  const settings = environment(ApiSettings);
  const { OIDC_ISSUER: issuer, OIDC_AUDIENCE: audiences } = settings;
  const { OIDC_ADVISOR_CLAIM: claim, OIDC_JWKS_URL: keysUrl } = settings;
  const { CONTINUATION_FUNCTION: durable } = settings;
  const runtime = openTurnRuntime(options);
  return {
    ...runtime,
    siteOrigins: settings.SITE_ORIGIN,
    authorizationServer: settings.OIDC_AUTHORIZATION_SERVER ?? issuer,
    writeScope: settings.OIDC_WRITE_SCOPE,
    apiUrl: settings.API_URL?.replace(/\/$/, ""),
    verify: openTokenVerifier({
      issuer,
      audiences,
      claim,
      keys: remoteKeySet(keysUrl, runtime.clock),
    }),
    bus: openBus(settings.BUS_NAME, process.env),
    streams: openStreamLimiter({
      all: environment(SpendingSettings).STREAMS_AT_ONCE,
      ofAdvisor: runtime.spending.limits.turns_at_once * readersPerTurn,
    }),
    continuations: openContinuations(durable, process.env),
    research: durable === undefined ? undefined : openResearch(durable, process.env),
  };
}

function openSpans({ log }: Stores): SpanSink {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = environment(SpanSettings);
  if (endpoint === undefined) return noSpans;
  const { MODEL_PROVIDER: name } = environment(ModelSettings);
  const provider = name === "bedrock" ? "aws.bedrock" : name;
  return otlpSpans({ endpoint, provider, version, log });
}

function openTools(stores: Stores): TurnRuntime["toolsFor"] {
  const settings = environment(ToolsSettings);
  if (settings.TOOL_EXECUTION === "inline") return inlineTools(stores);
  return openLambdaTools(settings.TOOL_FUNCTIONS, process.env);
}

/** Answers approvals inside the workflow, which needs no function's name. */
export const openApprovals = (): Research => openResearch("", process.env);

/** The name of the tool this Lambda serves. */
export const toolName = (): string => environment(ToolSettings).TOOL;

/**
 * Parses the environment; an empty variable counts as unset. The error for a missing or invalid
 * variable names it and says what it should be.
 */
function environment<Shape extends z.ZodType>(settings: Shape): z.infer<Shape> {
  const set = Object.entries(withSecrets(process.env)).filter(([, value]) => value !== "");
  const { data, error } = settings.safeParse(Object.fromEntries(set), { error: settingMessage });
  if (error === undefined) return data;
  const faults = error.issues.map(({ path, message }) => `${path.join(".")} ${message}`);
  throw new Error(`The environment is not valid: ${faults.join("; ")}. See .env.example.`);
}
