import { afterAll, beforeAll, vi } from "vitest";
import { startVendor, type Vendor } from "./server.ts";

/** A vendor's server for the tests of a file; Bedrock's client uses it too. */
export function withVendor(): () => Vendor {
  let vendor: Vendor;
  beforeAll(async () => {
    vendor = await startVendor({ answers: [] });
    vi.stubEnv("AWS_ENDPOINT_URL_BEDROCK_RUNTIME", vendor.root);
    vi.stubEnv("AWS_ACCESS_KEY_ID", "local");
    vi.stubEnv("AWS_SECRET_ACCESS_KEY", "local");
    vi.stubEnv("AWS_REGION", "us-east-1");
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await vendor.close();
  });
  return () => vendor;
}
