import { addDays } from "@advisor/domain/day";
import { asOf } from "@advisor/sample-data/sample";
import { AUDIENCE } from "./issuer/start.ts";

/** The data folder of the local servers. */
export const dataFolder = ".local";

export const defaultPort = 8787;

/** Sets a variable that the operator has not set. */
export function setDefault(name: string, value: string): void {
  process.env[name] ??= value;
}

/**
 * The SDK requires credentials and a region even if nobody checks them, and the sample data has a
 * fixed date. An empty variable, as a copy of .env.example has many, counts as unset.
 */
export function setDefaults(): void {
  for (const [name, value] of Object.entries(process.env)) {
    if (value === "") delete process.env[name];
  }
  setDefault("AWS_REGION", "us-east-1");
  setDefault("AWS_ACCESS_KEY_ID", "local");
  setDefault("AWS_SECRET_ACCESS_KEY", "local");
  setDefault("TABLE_NAME", "advisor-copilot");
  setDefault("OIDC_AUDIENCE", AUDIENCE);
  setDefault("TODAY", addDays(asOf, 1));
  setDefault("LOG_LEVEL", "WARN");
}
