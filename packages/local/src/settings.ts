import { addDays } from "@advisor/domain/day";
import { asOf } from "@advisor/sample-data/sample";
import { AUDIENCE } from "./issuer/start.ts";

/** Where the laptop cloud keeps its data. */
export const folder = ".local";

export const defaultPort = 8787;

/** Fills in what the laptop needs and the operator has not set. */
export function setDefault(name: string, value: string): void {
  process.env[name] ??= value;
}

/** The SDK wants credentials and a region even where nobody checks them; the sample data has a day of its own. */
export function setDefaults(): void {
  setDefault("AWS_REGION", "us-east-1");
  setDefault("AWS_ACCESS_KEY_ID", "local");
  setDefault("AWS_SECRET_ACCESS_KEY", "local");
  setDefault("TABLE_NAME", "advisor-copilot");
  setDefault("OIDC_AUDIENCE", AUDIENCE);
  setDefault("TODAY", addDays(asOf, 1));
  setDefault("LOG_LEVEL", "WARN");
}
