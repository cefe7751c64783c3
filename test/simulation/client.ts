import type { ApiProcess } from "./api-process.ts";
import { type Advisor, otherThan } from "./people.ts";
import { connect, type Reading } from "./stream-reader.ts";
import type { World } from "./world.ts";

export const v1 = "/api/v1/copilot";

export interface Asked {
  body?: unknown;
  key?: string | undefined;
  lastId?: string | undefined;
  /** The process to call; any by default. */
  at?: ApiProcess;
}

/** `cut`: the process crashed or the reader left before the response was complete. */
export type Answer =
  | { kind: "answered"; status: number; body: unknown; text: string }
  | { kind: "read"; status: number }
  | { kind: "cut" };

export interface Client {
  advisor: Advisor;
  /** Sends a request. A stream is read into `reading` for at most `patience` milliseconds. */
  ask(route: string, asked?: Asked, reading?: Reading, patience?: number): Promise<Answer>;
}

export interface Fleet {
  any(): ApiProcess;
}

/** Requests without a response yet. */
export type Pending = Set<string>;

const longest = { answer: 90_000, stream: 345_000 };

export function openClient(
  world: World,
  given: {
    fleet: Fleet;
    pending: Pending;
    advisor: Advisor;
    onEnd: (turn: string, end: string) => void;
  },
): Client {
  const { time } = world;
  const { fleet, pending, advisor, onEnd } = given;
  const foreign = otherThan(advisor).mark;
  const look = (text: string): void => {
    if (text.includes(foreign)) world.broken(`${advisor.id} was sent what is ${foreign}: ${text}`);
  };

  async function stream(
    response: Response,
    { machine }: ApiProcess,
    reading: Reading,
    patience: number,
  ): Promise<boolean> {
    const reader = (response.body ?? new ReadableStream()).getReader();
    const decoder = new TextDecoder();
    let left = false;
    const leave = (): void => {
      left = true;
      void reader.cancel();
    };
    const offCrash = machine.onCrash(leave);
    const offLeave = time.after(patience, leave);
    const connection = connect(reading, (end) => onEnd(reading.start?.turn_id ?? "", end));
    for (;;) {
      const { done, value } = await reader.read();
      if (left || done) break;
      const text = decoder.decode(value, { stream: true });
      look(text);
      connection.take(text);
    }
    offCrash();
    offLeave();
    if (!left) connection.closed();
    return !left;
  }

  return {
    advisor,
    async ask(route, asked = {}, reading = undefined, patience = Number.MAX_SAFE_INTEGER) {
      const at = asked.at ?? fleet.any();
      const { machine } = at;
      const name = `${advisor.id} ${route} ${asked.key ?? ""} at ${machine.id} from ${time.now}`;
      const began = time.now - machine.stalled;
      world.note(name);
      pending.add(name);
      const arrived = Promise.withResolvers<Response | undefined>();
      const offCrash = machine.onCrash(() => arrived.resolve(undefined));
      time.after(world.dice.between(1, 6), () =>
        machine.deliver(
          () => void served(at, advisor, route, asked).then(arrived.resolve, arrived.reject),
        ),
      );
      if (!machine.alive) arrived.resolve(undefined);
      const response = await arrived.promise;
      offCrash();
      const answer = await answered(response, at, reading, patience);
      pending.delete(name);
      const took = time.now - machine.stalled - began;
      const most = answer.kind === "read" ? longest.stream : longest.answer;
      if (took > most) world.broken(`${name} took ${took} ms`);
      world.note(`${name}: ${answer.kind} ${"status" in answer ? answer.status : ""}`);
      return answer;
    },
  };

  async function answered(
    response: Response | undefined,
    at: ApiProcess,
    reading: Reading | undefined,
    patience: number,
  ): Promise<Answer> {
    if (response === undefined) return { kind: "cut" };
    const { status } = response;
    if (status === 200 && reading !== undefined) {
      const closed = await stream(response, at, reading, patience);
      return closed ? { kind: "read", status } : { kind: "cut" };
    }
    const text = await whole(response, at);
    if (text === undefined) return { kind: "cut" };
    look(text);
    if (status === 500) world.broken(`a request was answered with 500: ${text}`);
    return { kind: "answered", status, body: bodyOf(response, text), text };
  }
}

const served = async (at: ApiProcess, advisor: Advisor, route: string, asked: Asked) =>
  at.app.request(...requestOf(advisor, route, asked));

/** The body, unless the process crashes before it is complete. */
function whole(response: Response, { machine }: ApiProcess): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const off = machine.onCrash(() => resolve(undefined));
    if (!machine.alive) resolve(undefined);
    response.text().then(resolve, reject).finally(off);
  });
}

/** JSON lines are not a single JSON value. */
function bodyOf({ headers }: Response, text: string): unknown {
  const isJson = headers.get("content-type")?.includes("json") ?? false;
  return isJson && text !== "" && !text.trimEnd().includes("\n") ? JSON.parse(text) : null;
}

function requestOf(
  advisor: Advisor,
  route: string,
  { body, key, lastId }: Asked,
): [string, RequestInit] {
  const [method = "", path = ""] = route.split(" ");
  const headers = {
    authorization: `Bearer ${advisor.id}`,
    ...(body === undefined ? {} : { "content-type": "application/json" }),
    ...(key === undefined ? {} : { "idempotency-key": key }),
    ...(lastId === undefined ? {} : { "last-event-id": lastId }),
  };
  return [path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) }];
}
