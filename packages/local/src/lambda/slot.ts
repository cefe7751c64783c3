import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { listen } from "../dynamo/listen.ts";
import type { LambdaError } from "./runtime-api.ts";

export interface InvocationJob {
  id: string;
  event: unknown;
  /** Receives the response as it arrives; the receiver must read it to the end. */
  answer(body: IncomingMessage): void;
  fail(error: LambdaError): void;
}

export interface SlotOptions {
  /** Starts a runtime that polls the API at host:port. */
  launch(api: string): ChildProcess;
  timeoutSeconds: number;
  onFree(): void;
  /** Called with the time the child took to start. */
  onReady?(milliseconds: number): void;
}

/** Capacity for one invocation at a time: a Runtime API and the child process that polls it. */
export interface Slot {
  isFree(): boolean;
  isWarm(): boolean;
  /** The id of its process, if one is running. */
  pid(): number | undefined;
  run(job: InvocationJob): void;
  close(): Promise<void>;
}

interface Room extends SlotOptions {
  api: string;
  closing?: true;
  child?: ChildProcess | undefined;
  launched?: number;
  /** True once the child has started and asked for a job. */
  ready?: boolean;
  /** The child's open request for its next job. */
  waiting?: ServerResponse | undefined;
  job?: InvocationJob | undefined;
  /** Runs from the moment the child takes the job. */
  timer?: NodeJS.Timeout | undefined;
  /** Why the child is about to exit, if known. */
  reason?: LambdaError | undefined;
}

/** The child starts with the first job, and again for the next job after it exited. */
export async function openSlot(options: SlotOptions): Promise<Slot> {
  const server = await listen((request, response) => serve(room, request, response));
  const room: Room = { ...options, api: new URL(server.url).host };
  return {
    isFree: () => !room.job,
    isWarm: () => room.waiting !== undefined,
    pid: () => room.child?.pid,
    run: (job) => {
      room.job = job;
      if (room.child) handOver(room);
      else start(room);
    },
    close: async () => {
      room.closing = true;
      if (room.child) {
        room.child.kill("SIGKILL");
        await once(room.child, "exit");
      }
      await server.close();
    },
  };
}

function start(room: Room): void {
  room.ready = false;
  room.reason = undefined;
  room.launched = performance.now();
  room.child = room.launch(room.api).once("exit", (code, signal) => {
    room.child = undefined;
    room.waiting = undefined;
    // The child exited between two jobs, so the job that arrived meanwhile was never tried.
    if (room.job && room.ready && !room.timer && !room.closing) start(room);
    else settle(room, (job) => job.fail(room.reason ?? exited(job.id, code, signal)));
  });
}

function handOver(room: Room): void {
  const { job, waiting, timeoutSeconds } = room;
  if (!job || !waiting) return;
  room.waiting = undefined;
  room.timer = setTimeout(() => {
    room.reason = timedOut(timeoutSeconds);
    room.child?.kill("SIGKILL");
  }, timeoutSeconds * 1000);
  waiting.writeHead(200, {
    "content-type": "application/json",
    "lambda-runtime-aws-request-id": job.id,
    "lambda-runtime-deadline-ms": String(Date.now() + timeoutSeconds * 1000),
    "lambda-runtime-invoked-function-arn": "arn:aws:lambda:us-east-1:000000000000:function:local",
  });
  waiting.end(JSON.stringify(job.event ?? null));
}

function settle(room: Room, tell: (job: InvocationJob) => void): void {
  const { job } = room;
  clearTimeout(room.timer);
  room.timer = undefined;
  room.job = undefined;
  if (!job) return;
  tell(job);
  room.onFree();
}

async function serve(room: Room, request: IncomingMessage, response: ServerResponse) {
  switch (/(init\/error|next|response|error)$/.exec(request.url ?? "")?.[0]) {
    case "next":
      if (!room.ready) room.onReady?.(performance.now() - (room.launched ?? 0));
      room.ready = true;
      room.waiting = response;
      return handOver(room);
    case "init/error":
      room.reason = (await json(request)) as LambdaError;
      break;
    case "error": {
      const error = (await json(request)) as LambdaError;
      settle(room, (job) => job.fail(error));
      break;
    }
    case "response":
      room.job?.answer(request);
      // A truncated response also ends the child's process, which settles the job.
      await once(request, "end");
      settle(room, () => {});
      break;
  }
  response.writeHead(202).end();
}

function timedOut(seconds: number): LambdaError {
  const errorMessage = `Task timed out after ${seconds.toFixed(2)} seconds`;
  return { errorType: "Sandbox.Timedout", errorMessage };
}

function exited(id: string, code: number | null, signal: string | null): LambdaError {
  const how = signal ? `signal: ${signal}` : `exit status ${code}`;
  const errorMessage = `RequestId: ${id} Error: Runtime exited with error: ${how}`;
  return { errorType: "Runtime.ExitError", errorMessage };
}
