import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { listen, type RunningServer } from "@advisor/local/dynamo/listen";
import { discoverAuthorizationServerMetadata } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, expect, test } from "vitest";

const file = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

let folder: string;
let site: RunningServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "metadata-"));
  await writeFile(join(folder, "index.html"), "<!doctype html>");
  site = await listen(async ({ url = "" }, response) => {
    const found = await readFile(join(folder, "dist", url)).catch(() => undefined);
    response.writeHead(found === undefined ? 404 : 200).end(found);
  });
});

afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true });
});

/** Builds a page of its own as the page is built. */
const build = (environment: Record<string, string>) =>
  promisify(execFile)(
    process.execPath,
    [
      file("node_modules/vite/bin/vite.js"),
      ...["build", folder, "--config", file("packages/web/vite.config.ts"), "--logLevel", "error"],
    ],
    { env: { ...process.env, ...environment } },
  );

test("an MCP client reads at the page's address where to sign in, if the build was told", async () => {
  const metadata = {
    issuer: site.url,
    authorization_endpoint: "https://sign-in.example/oauth2/authorize",
    token_endpoint: "https://sign-in.example/oauth2/token",
    response_types_supported: ["code"],
    code_challenge_methods_supported: ["S256"],
  };
  await build({});
  expect(await discoverAuthorizationServerMetadata(site.url)).toBeUndefined();
  await build({ SIGN_IN_METADATA: JSON.stringify(metadata) });
  expect(await discoverAuthorizationServerMetadata(site.url)).toEqual(metadata);
});
