import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { Hono } from "hono";
import { compress } from "hono/compress";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
};

/** The headers of the deployed page, for a page that only uses its own origin. */
const security = {
  "content-security-policy": [
    "default-src 'self'",
    "img-src 'self' data:",
    // The component library positions its layers with style attributes.
    "style-src 'self' 'unsafe-inline'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; "),
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
};

const yearSeconds = 365 * 24 * 3_600;

/**
 * Serves the built page at its URLs, and to a browser that opens an unknown URL, where the page
 * reports it. Other clients get the API's 404.
 */
export function webPage(dist: string): Hono {
  const page = new Hono();

  async function file(name: string, cache: string, status = 200): Promise<Response> {
    const bytes = await readFile(join(dist, name)).catch(() => undefined);
    if (bytes === undefined) return missing(name);
    const type = types[extname(name)] ?? "application/octet-stream";
    const headers = { ...security, "content-type": type, "cache-control": cache };
    return new Response(bytes, { headers, status });
  }

  for (const path of ["/", "/trading"]) page.get(path, () => file("index.html", "no-cache"));
  page.get("/icon.svg", () => file("icon.svg", "no-cache"));
  page.use("/assets/*", compress());
  page.get("/assets/:name{[\\w.-]+}", (c) =>
    file(join("assets", c.req.param("name")), `public, max-age=${yearSeconds}, immutable`),
  );
  page.get("*", (c, next) =>
    c.req.header("accept")?.includes("text/html") ? file("index.html", "no-cache", 404) : next(),
  );
  return page;
}

const unbuilt =
  "The page is not built yet. `npm run dev` builds it when it starts: reload in a few seconds.\n";

const missing = (name: string): Response =>
  name === "index.html"
    ? new Response(unbuilt, {
        status: 503,
        headers: { "content-type": "text/plain", "retry-after": "5" },
      })
    : new Response("There is no such file.\n", {
        status: 404,
        headers: { "content-type": "text/plain" },
      });
