import type { ProviderDeps } from "@advisor/adapters/market/http/provider-http";
import type { Fault } from "@advisor/domain/fault";
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  type Asked,
  cutOff,
  json,
  type Reply,
  silent,
  text,
  withProvider,
  world,
} from "./provider-server.ts";

interface Given {
  provider: string;
  /** Makes one request to a new provider, with or without the secret. */
  ask(
    given: ProviderDeps & { base: string },
    secret: string | undefined,
    signal?: AbortSignal,
  ): Promise<unknown>;
  /** The provider's response to that request when all is well. */
  good(asked: Asked, base: string): Reply;
}

const secret = "s3cr3t-Kx9";
const html = "<html><title>502 Bad Gateway</title>s3cr3t-Kx9</html>";

const refusals: [string, Reply, string, number | null | undefined][] = [
  ["401", json({ message: `bad key ${secret}` }, 401), "no_key", undefined],
  ["402", text("Not covered by your plan", "text/plain", 402), "no_key", undefined],
  ["403", json({ message: "Forbidden" }, 403), "no_key", undefined],
  ["429 without a time", json({ message: "slow down" }, 429), "rate_limited", null],
  ["429 for an hour", json({}, 429, { "retry-after": "3600" }), "rate_limited", 3600],
  ["500", json({ error: secret }, 500), "upstream", undefined],
  ["a page with status 200", text(html, "text/html"), "upstream", undefined],
  ["a page with status 502", text(html, "text/html", 502), "upstream", undefined],
  ["damaged JSON", text('{"data": [', "application/json"), "upstream", undefined],
  ["a body that is cut off", cutOff, "upstream", undefined],
  ["another type of content", text("a,b\n1,2", "text/csv"), "upstream", undefined],
  ["another shape", json("maintenance"), "upstream", undefined],
  ["no body at all", text("", "application/json"), "upstream", undefined],
];

/**
 * What every provider must do when it is refused. Each has its own server, because some requests
 * come late.
 */
export function refusesAsDue({ provider, ask, good }: Given): void {
  const server = withProvider();
  const at = () => ({ ...world(), base: server.base() });
  afterEach(() => vi.restoreAllMocks());

  test("without a key no request is made", async () => {
    const fault = await ask(at(), undefined).catch((error: unknown) => error);
    expect(fault).toMatchObject({ code: "no_key", extra: { provider } });
    expect(server.asked).toEqual([]);
  });

  const failure = (): Promise<Fault> =>
    ask(at(), secret).then(
      (value) => Promise.reject(new Error(`answered ${JSON.stringify(value)}`)),
      (fault) => fault,
    );

  describe("what goes wrong is a fault that never tells the secret", () => {
    test.each(refusals)("%s", async (_, reply, code, retry_after) => {
      server.answer(() => reply);

      const fault = await failure();

      expect({ name: fault.name, code: fault.code, ...fault.extra }).toEqual({
        name: "Fault",
        code,
        provider,
        ...(retry_after === undefined ? {} : { retry_after }),
      });
      expect(`${fault.message} ${JSON.stringify(fault.extra)} ${fault.stack}`).not.toContain(
        secret,
      );
      expect(fault.cause).toBeUndefined();
      expect(server.asked.length).toBeGreaterThan(0);
    });

    test("a provider that does not answer in time", async () => {
      const late = new AbortController();
      vi.spyOn(AbortSignal, "timeout").mockReturnValue(late.signal);
      server.answer(() => {
        late.abort();
        return silent;
      });

      expect(await failure()).toMatchObject({ code: "upstream", extra: { provider } });
    });
  });

  test("a short delay that the provider requests is respected, and the request repeated", async () => {
    const turnedAway = new Set<string>();
    server.answer((asked) => {
      const question = JSON.stringify([asked.path, asked.query, asked.body]);
      if (turnedAway.has(question)) return good(asked, server.base());
      turnedAway.add(question);
      return json({}, 429, { "retry-after": "1" });
    });

    await expect(ask(at(), secret)).resolves.toBeDefined();
    expect(turnedAway.size).toBeGreaterThan(0);
  });

  test("an aborted caller does not wait", async () => {
    const caller = new AbortController();
    server.answer(() => {
      caller.abort(new Error("left"));
      return silent;
    });

    await expect(ask(at(), secret, caller.signal)).rejects.toThrow("left");
  });
}
