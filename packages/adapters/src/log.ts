import { Logger } from "@aws-lambda-powertools/logger";

/** Ids, sizes, codes and timings: never what a client owns or an advisor says. */
type Fields = Readonly<Record<string, string | number | boolean | null>>;

export interface Log {
  info(event: string, fields: Fields): void;
  /** For a failure that nobody expected; the cause's name and stack are kept, not its data. */
  error(event: string, fields: Fields, cause: unknown): void;
}

export type Level = "DEBUG" | "INFO" | "WARN" | "ERROR" | "SILENT";

export function structuredLog(level: Level): Log {
  const logger = new Logger({ serviceName: "advisor-copilot", logLevel: level });
  return {
    info: (event, fields) => logger.info(event, { ...fields }),
    error: (event, fields, cause) => logger.error(event, { ...fields, ...described(cause) }),
  };
}

/** Messages of foreign errors may quote data, so only their names and places are logged. */
function described(cause: unknown): Record<string, string> {
  if (!(cause instanceof Error)) return { cause: typeof cause };
  const places = cause.stack?.split("\n").filter((line) => line.trimStart().startsWith("at "));
  const inner = cause.cause instanceof Error ? { inner: cause.cause.name } : {};
  return { cause: cause.name, ...inner, stack: (places ?? []).slice(0, 8).join(" ") };
}
