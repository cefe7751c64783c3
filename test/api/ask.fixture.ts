import type { CapacityMeter } from "@advisor/adapters/dynamo/table";
import { createApp } from "@advisor/functions/api/app";
import { openRuntime, type Runtime } from "@advisor/functions/runtime";
import type { Answer } from "@advisor/protocol/answer";
import { type Api, type App, type Asked, withApi } from "./api.fixture.ts";

/** The fields of a trace that the tests check. */
export interface Trace {
  intent: string;
  grounding_valid: boolean;
  parts: {
    intent: string;
    params: Record<string, unknown>;
    tools: { tool: string; source_id: string | null; error: string | null }[];
    grounding: { citations: string[]; unmatched: string[]; unknown_citations: string[] };
  }[];
}

export interface Answered {
  status: number;
  answer: Answer;
  trace: Trace;
  /** The number of store reads for the question. */
  reads: number;
}

export interface Answers extends Api {
  /** Asks and reads the trace; `about` adds fields to the body. */
  ask(message: string, about?: Record<string, unknown>, asked?: Asked): Promise<Answered>;
  /** An app with counted reads, optionally with other ports. */
  counted(ports?: Partial<Runtime>): App;
}

/** The answers door with its own local servers and counted reads. */
export function withAnswers(): Answers {
  const api = withApi();
  let reads = 0;
  const meter: CapacityMeter = (call) => {
    if (call !== "write") reads += 1;
  };
  const counted = (ports: Partial<Runtime> = {}) =>
    createApp({ ...openRuntime({ meter }), ...ports });
  let app: App | undefined;

  /**
   * The first question loads the default household, so later ones are like those in a running
   * process.
   */
  async function warm(): Promise<App> {
    if (app !== undefined) return app;
    app = counted();
    await api.call("GET /api/quotes", { app });
    return app;
  }

  return {
    ...api,
    get cloud() {
      return api.cloud;
    },
    get app() {
      return api.app;
    },
    counted,
    async ask(message, about = {}, asked = {}) {
      const to = { app: await warm(), ...asked };
      const before = reads;
      const body = { message, ...about };
      const answered = await api.json<Answer>("POST /api/chat", { ...to, body });
      const used = reads - before;
      const trace = await api.json<Trace>(`GET /api/v1/traces/${answered.body.trace_id}`, to);
      return { status: answered.status, answer: answered.body, trace: trace.body, reads: used };
    },
  };
}
