import { expect, it } from "vitest";
import { SessionOver } from "./renewal.ts";
import type { Session } from "./session.ts";
import { sessionStore } from "./session-store.ts";

const session = (token: string, more: Partial<Session> = {}): Session => ({
  token,
  advisor: "adv_north",
  expires_at: null,
  refresh_token: null,
  ...more,
});

type Listener = (event: MessageEvent) => void;

/** A browser whose tabs receive messages at once, with a controlled clock. */
function browser(
  renewed: (old: Session) => Promise<Session> = async () => Promise.reject(new SessionOver()),
) {
  const listeners = new Map<object, Listener>();
  const timers: { at: number; call(): void }[] = [];
  let now = 0;
  return {
    tab(kept?: Session) {
      const me = {};
      const items = new Map<string, string>();
      if (kept) items.set("advisor-session", JSON.stringify(kept));
      const storage = {
        getItem: (name: string) => items.get(name) ?? null,
        setItem: (name: string, value: string) => void items.set(name, value),
        removeItem: (name: string) => void items.delete(name),
      };
      const others = {
        postMessage(data: unknown) {
          for (const [tab, listen] of listeners) {
            if (tab !== me) listen(new MessageEvent("message", { data }));
          }
        },
        addEventListener: (_: string, listen: unknown) =>
          void listeners.set(me, listen as Listener),
      };
      const store = sessionStore({
        storage,
        others: others as unknown as BroadcastChannel,
        renewed,
        now: () => now,
        after(ms, call) {
          const timer = { at: now + ms, call };
          timers.push(timer);
          return () => void timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0);
        },
      });
      return { store, items };
    },
    /** Moves the clock to the next timer. */
    async next(): Promise<number> {
      const timer = timers.toSorted((a, b) => a.at - b.at)[0];
      if (timer === undefined) return -1;
      timers.splice(timers.indexOf(timer), 1);
      now = timer.at;
      timer.call();
      await new Promise<void>((resolve) => setImmediate(resolve));
      return now;
    },
  };
}

it("a tab without a session asks the other tabs, and is signed out if none answers", async () => {
  const { tab, next } = browser();
  const { store } = tab();
  expect(store.state().phase).toBe("asking");
  await next();
  expect(store.state()).toEqual({ phase: "out", session: undefined });
});

it("signing in or out in one tab applies to the others", () => {
  const { tab } = browser();
  const first = tab(session("one"));
  const second = tab();
  expect(second.store.state()).toEqual({ phase: "in", session: session("one") });
  second.store.signOut();
  expect([first.store.state().phase, first.items.size]).toEqual(["out", 0]);
});

it("a token is renewed before it expires, for all tabs", async () => {
  const renewed = session("two", { expires_at: 7_200_000, refresh_token: "r" });
  const { tab, next } = browser(async () => renewed);
  const first = tab(session("one", { expires_at: 3_600_000, refresh_token: "r" }));
  const second = tab();
  await next();
  expect(await next()).toBe(3_540_000);
  expect([first.store.state(), second.store.state()]).toEqual([
    { phase: "in", session: renewed },
    { phase: "in", session: renewed },
  ]);
});

it("a renewal that fails because of the network is retried", async () => {
  let tries = 0;
  const { tab, next } = browser(async (old) => {
    tries += 1;
    if (tries === 1) throw new TypeError("no network");
    return { ...old, token: "two", expires_at: 200_000 };
  });
  const { store } = tab(session("one", { expires_at: 100_000, refresh_token: "r" }));
  expect([await next(), await next()]).toEqual([80_000, 85_000]);
  expect(store.state().session?.token).toBe("two");
});

it("a refused token is renewed once for all waiting requests", async () => {
  let renewals = 0;
  const { tab } = browser(async () => {
    renewals += 1;
    return session("two");
  });
  const { store } = tab(session("one", { refresh_token: "r" }));
  const tokens = await Promise.all([store.tokenAfter("one"), store.tokenAfter("one")]);
  expect([tokens, await store.tokenAfter("one"), renewals]).toEqual([["two", "two"], "two", 1]);
});

it("waiting requests continue after the same advisor signs in again", async () => {
  const { tab } = browser();
  const { store, items } = tab(session("one"));
  const token = store.tokenAfter("one");
  await new Promise<void>((resolve) => setImmediate(resolve));
  expect([store.state().phase, items.size]).toEqual(["ended", 0]);
  store.signIn(session("two"));
  expect(await token).toBe("two");
});

it("requests of one advisor do not continue as another one", async () => {
  const { tab } = browser();
  const { store } = tab(session("one"));
  let token: string | undefined;
  void store.tokenAfter("one").then((next) => {
    token = next;
  });
  await new Promise<void>((resolve) => setImmediate(resolve));
  store.signIn(session("two", { advisor: "adv_south" }));
  await new Promise<void>((resolve) => setImmediate(resolve));
  expect(token).toBeUndefined();
});

it("an unreadable stored session counts as signed out", () => {
  const { tab } = browser();
  const { store } = tab({ token: "" } as Session);
  expect(store.state().phase).toBe("asking");
});
