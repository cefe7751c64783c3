import { type Api, type App, v1, withApi } from "../api/api.fixture.ts";
import { holding } from "../api/held.ts";
import { paced } from "./paced.ts";
import { collected, eventsOf, linesOf, type Read, type Reading } from "./readers.ts";

export const question = "What is in VOO?";

export interface Resuming extends Api {
  /** The app that runs the turns, with a slow model. */
  slow(): App;
  /** Another app over the same store. */
  other(): App;
  /** A message's stream, read as it arrives. */
  ask(conversation: string, protocol?: Protocol): Promise<Response>;
  /** The stream of a turn that pauses in the middle of its answer until released. */
  held(conversation: string): Promise<Response>;
  release(): Promise<void>;
  /** Reconnects with the id of the last event. */
  resume(conversation: string, after?: number | string, asked?: Resumed): Promise<Response>;
  /** The same, read to its end. */
  rest(conversation: string, after?: number, asked?: Resumed): Promise<Read[]>;
}

export type Protocol = "ui" | "ui7" | "data";

interface Resumed {
  protocol?: Protocol;
  app?: App;
  as?: string;
}

/** The API with turns of one to three seconds. */
export function withResume(paceMs = 10): Resuming {
  const { script: held, release } = holding();
  const api = withApi({ paced: paced(paceMs), held });
  const apps = new Map<string, App>();

  /** A separate app for each name, opened on first use. */
  function app(name: string): App {
    const known = apps.get(name) ?? api.open("paced");
    apps.set(name, known);
    return known;
  }

  function resume(conversation: string, after?: number | string, asked: Resumed = {}) {
    const { protocol = "ui", as } = asked;
    return api.call(`GET ${v1}/chat/${conversation}/stream?protocol=${protocol}`, {
      app: asked.app ?? app("other"),
      ...(as === undefined ? {} : { as }),
      headers: after === undefined ? {} : { "last-event-id": String(after) },
    });
  }

  return {
    ...api,
    get cloud() {
      return api.cloud;
    },
    get app() {
      return api.app;
    },
    slow: () => app("slow"),
    other: () => app("other"),
    ask(conversation_id, protocol = "ui") {
      const body = { conversation_id, message: question };
      const route = `POST ${v1}/chat/stream?protocol=${protocol}`;
      return api.call(route, { body, app: app("slow") });
    },
    held: (conversation) => api.send(conversation, "Hello", { app: api.open("held") }),
    release,
    resume,
    async rest(conversation, after, asked = {}) {
      const response = await resume(conversation, after, asked);
      return collected(reading(response, asked.protocol, after));
    },
  };
}

export const reading = (response: Response, protocol: Protocol = "ui", after = 0): Reading =>
  protocol === "data" ? linesOf(response, after) : eventsOf(response);
