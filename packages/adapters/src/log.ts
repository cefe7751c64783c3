import { AsyncLocalStorage } from "node:async_hooks";
import { Logger } from "@aws-lambda-powertools/logger";
import { standardOutput } from "./standard-output.ts";

/** Ids, sizes, codes and timings, and counts by such names: never what a client owns or an advisor says. */
export type Fields = Readonly<
  Record<string, string | number | boolean | null | Readonly<Record<string, number>>>
>;

/** Nothing waits for a line, and a line that cannot be written is lost without a word. */
export interface Log {
  info(event: string, fields: Fields): void;
  /** For a failure that nobody expected; the cause's name and stack are kept, not its data. */
  error(event: string, fields: Fields, cause: unknown): void;
}

export type Level = "DEBUG" | "INFO" | "WARN" | "ERROR" | "SILENT";

export function structuredLog(level: Level): Log {
  const logger = new Logger({ serviceName: "advisor-copilot", logLevel: level });
  const output = standardOutput((lines) => logger.error("log_lines_lost", { lines }));
  return withServing({
    info: (event, fields) => output.write(() => logger.info(event, { ...fields })),
    error: (event, fields, cause) =>
      output.write(() => logger.error(event, { ...fields, ...described(cause) })),
  });
}

const serving = new AsyncLocalStorage<Fields>();

const withServing = (log: Log): Log => ({
  info: (event, fields) => log.info(event, { ...serving.getStore(), ...fields }),
  error: (event, fields, cause) => log.error(event, { ...serving.getStore(), ...fields }, cause),
});

/** Lines that are logged while `serve` runs, and all that it began, carry the fields. */
export const within = <Result>(fields: Fields, serve: () => Result): Result =>
  serving.run({ ...serving.getStore(), ...fields }, serve);

/** The log for whoever serves requests: its lines say which one, and whatever it does harms none. */
export function requestLog(given: Log): Log {
  const log = withServing(given);
  const harmless = (write: () => void) => {
    try {
      write();
    } catch {
      // There is nowhere left to say it.
    }
  };
  return {
    info: (event, fields) => harmless(() => log.info(event, fields)),
    error: (event, fields, cause) => harmless(() => log.error(event, fields, cause)),
  };
}

/** A line of a stack that says a place; a message may hold lines that look almost like one. */
const place = /^ {4}at .{1,200}:\d+:\d+\)?$/;

/** Messages of foreign errors may quote data, so only their names, codes of ours and places are logged. */
function described(cause: unknown): Record<string, string> {
  if (!(cause instanceof Error)) return { cause: typeof cause };
  const { message, stack = "" } = cause;
  const said = stack.indexOf(message);
  const lines = said < 0 ? [] : stack.slice(said + message.length).split("\n");
  const places = lines.filter((line) => place.test(line)).map((line) => line.trim());
  return {
    cause: nameOf(cause),
    ...("code" in cause ? { code: nameOf({ name: cause.code }) } : {}),
    ...(cause.cause instanceof Error ? { inner: nameOf(cause.cause) } : {}),
    stack: places.slice(0, 8).join(" "),
  };
}

/** A word for the kind of error; anything longer than a name is none. */
const nameOf = ({ name }: { name: unknown }): string =>
  typeof name === "string" && /^\w{1,60}$/.test(name) ? name : "unnamed";
