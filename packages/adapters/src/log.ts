import { AsyncLocalStorage } from "node:async_hooks";
import { Logger } from "@aws-lambda-powertools/logger";
import { standardOutput } from "./standard-output.ts";

/** Ids, sizes, codes, timings and counts. Never client data or an advisor's text. */
export type LogFields = Readonly<
  Record<string, string | number | boolean | null | Readonly<Record<string, number>>>
>;

/** Logging never blocks, and a line that cannot be written is dropped silently. */
export interface Log {
  info(event: string, fields: LogFields): void;
  /**
   * For an unexpected failure. Logs the name and stack of the cause, but not its message, which may
   * quote data.
   */
  error(event: string, fields: LogFields, cause: unknown): void;
}

export type LogLevel = "DEBUG" | "INFO" | "WARN" | "ERROR" | "SILENT";

export function structuredLog(level: LogLevel): Log {
  const logger = new Logger({ serviceName: "advisor-copilot", logLevel: level });
  const output = standardOutput((lines) => logger.error("log_lines_lost", { lines }));
  return withServing({
    info: (event, fields) => output.write(() => logger.info(event, { ...fields })),
    error: (event, fields, cause) =>
      output.write(() => logger.error(event, { ...fields, ...errorFields(cause) })),
  });
}

const serving = new AsyncLocalStorage<LogFields>();

const withServing = (log: Log): Log => ({
  info: (event, fields) => log.info(event, { ...serving.getStore(), ...fields }),
  error: (event, fields, cause) => log.error(event, { ...serving.getStore(), ...fields }, cause),
});

/**
 * Adds the fields to every line logged while `serve` runs, including by asynchronous work that it
 * starts.
 */
export const withLogFields = <Result>(fields: LogFields, serve: () => Result): Result =>
  serving.run({ ...serving.getStore(), ...fields }, serve);

/** The log for request handlers: adds the request's fields to each line, and never throws. */
export function requestLog(target: Log): Log {
  const log = withServing(target);
  const harmless = (write: () => void) => {
    try {
      write();
    } catch {
      // Nothing is left to report the failure to.
    }
  };
  return {
    info: (event, fields) => harmless(() => log.info(event, fields)),
    error: (event, fields, cause) => harmless(() => log.error(event, fields, cause)),
  };
}

/**
 * A stack line with a source location. A multi-line message can contain lines that look similar.
 */
const stackLocation = /^ {4}at .{1,200}:\d+:\d+\)?$/;

/**
 * Third-party error messages may quote data, so only error names, our own codes, source locations
 * and the fields that do not fit a schema are logged.
 */
function errorFields(cause: unknown): Record<string, string> {
  if (!(cause instanceof Error)) return { cause: typeof cause };
  const { message, stack = "" } = cause;
  const said = stack.indexOf(message);
  const lines = said < 0 ? [] : stack.slice(said + message.length).split("\n");
  const places = lines.filter((line) => stackLocation.test(line)).map((line) => line.trim());
  return {
    cause: nameOf(cause),
    ...("code" in cause ? { code: nameOf({ name: cause.code }) } : {}),
    ...("issues" in cause ? { issues: issueText(cause.issues) } : {}),
    ...(cause.cause instanceof Error ? { inner: nameOf(cause.cause) } : {}),
    stack: places.slice(0, 8).join(" "),
  };
}

/** The error's name, or "unnamed" if it is too long or not a word. */
const nameOf = ({ name }: { name: unknown }): string =>
  typeof name === "string" && /^\w{1,60}$/.test(name) ? name : "unnamed";

/** What a schema refused: "data.trades.0.venue invalid_type". A key that is no field name may be data. */
function issueText(issues: unknown): string {
  if (!Array.isArray(issues)) return "";
  return issues
    .slice(0, 5)
    .map(({ path, code }: { path?: unknown; code?: unknown }) => {
      const places = Array.isArray(path) ? path.map(fieldOf) : [];
      return `${places.join(".")} ${nameOf({ name: code })}`;
    })
    .join("; ");
}

const fieldOf = (key: unknown): string =>
  typeof key === "number" || /^[a-z][a-z_]{0,40}$/.test(String(key)) ? String(key) : "*";
