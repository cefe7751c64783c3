import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { webPage } from "./web-page.ts";

const folder = await mkdtemp(join(tmpdir(), "page-"));
const dist = join(folder, "dist");
await mkdir(join(dist, "assets"), { recursive: true });
await writeFile(join(dist, "index.html"), "<p>page</p>");
await writeFile(join(dist, "assets", "index-1a.js"), "run()");
await writeFile(join(folder, "secret.js"), "secret");
afterAll(() => rm(folder, { recursive: true }));

const page = webPage(dist);

test("the page may only load from, connect to and be framed by its own origin", async () => {
  const response = await page.request("/?household=hh_d1");
  expect(await response.text()).toBe("<p>page</p>");
  expect(Object.fromEntries(response.headers)).toEqual({
    "cache-control": "no-cache",
    "content-security-policy":
      "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'",
    "content-type": "text/html; charset=utf-8",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
  });
});

test("a section with its own path serves the page", async () => {
  const response = await page.request("/trading?instrument=NSE_EQ.2885.RELIANCE");
  expect([response.status, await response.text()]).toEqual([200, "<p>page</p>"]);
});

test("its file names change with their content, so browsers cache them", async () => {
  const { headers } = await page.request("/assets/index-1a.js");
  expect([headers.get("content-type"), headers.get("cache-control")]).toEqual([
    "text/javascript; charset=utf-8",
    "public, max-age=31536000, immutable",
  ]);
});

test("a browser gets its scripts compressed, and a client that cannot read that as they are", async () => {
  const zipped = await page.request("/assets/index-1a.js", {
    headers: { "accept-encoding": "gzip, br" },
  });
  expect(zipped.headers.get("content-encoding")).toBe("gzip");
  expect(gunzipSync(await zipped.arrayBuffer()).toString()).toBe("run()");
  const plain = await page.request("/assets/index-1a.js");
  expect([plain.headers.get("content-encoding"), await plain.text()]).toEqual([null, "run()"]);
});

test.each(["/assets/..%2f..%2fsecret.js", "/assets/../../secret.js", "/assets/none.js", "/other"])(
  "%s is not found",
  async (path) => {
    expect((await page.request(path)).status).toBe(404);
  },
);

test("a browser that opens an unknown address gets the page, which reports it", async () => {
  const accept = "text/html,application/xhtml+xml,*/*;q=0.8";
  const response = await page.request("/households/hh_d1", { headers: { accept } });
  expect([response.status, await response.text()]).toEqual([404, "<p>page</p>"]);
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
});

test("a missing build is answered with how to build the page", async () => {
  const response = await webPage(join(folder, "none")).request("/");
  expect(response.status).toBe(503);
  expect(await response.text()).toContain("npm run dev");
});

test("a browser that comes before the page is built is told to reload", async () => {
  const response = await webPage(join(folder, "none")).request("/");
  expect([response.status, response.headers.get("retry-after"), await response.text()]).toEqual([
    503,
    "5",
    expect.stringContaining("reload in a few seconds"),
  ]);
});
