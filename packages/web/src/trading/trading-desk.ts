import { withoutSecrets } from "@advisor/protocol/without-secrets";
import { localizeMoments } from "../format/localize-moments.ts";
import type { Token, TradingApi } from "./trading-api.ts";
import { applyItem, endTurn, historyOf, startTurn, type Turn } from "./trading-turn.ts";

export interface DeskState {
  token: Token;
  turns: readonly Turn[];
}

type Door = Pick<TradingApi, "ask" | "stop">;

/**
 * The broker's token and the questions of this visit. They exist only in memory: a reload and
 * signing out forget them, and other tabs do not have them.
 */
export function tradingDesk(door: Door) {
  let state: DeskState = { token: undefined, turns: [] };
  let running: AbortController | undefined;
  const listeners = new Set<() => void>();

  function become(next: DeskState): void {
    state = next;
    for (const listener of listeners) listener();
  }
  /** Ignores items that arrive after the turn's end. */
  const whileRunning = (id: number, next: (turn: Turn) => Turn): void =>
    become({
      ...state,
      turns: state.turns.map((one) =>
        one.id === id && one.status === "running" ? next(one) : one,
      ),
    });
  const busy = (): Turn | undefined => state.turns.find(({ status }) => status === "running");

  async function ask(question: string): Promise<void> {
    if (busy() !== undefined) return;
    const { token } = state;
    const history = historyOf(state.turns);
    const turn = startTurn(state.turns.length + 1, withoutSecrets(question, token));
    const { id } = turn;
    become({ ...state, turns: [...state.turns, turn] });
    const own = new AbortController();
    running = own;
    try {
      for await (const item of door.ask({ message: turn.question, history }, token, own.signal)) {
        whileRunning(id, (turn) => applyItem(turn, item));
      }
      whileRunning(id, (turn) => endTurn(turn, cutOff));
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      whileRunning(id, (turn) => endTurn(turn, localizeMoments(why)));
    }
  }

  /** Stops the turn on the server once its id is known; text so far stays. */
  async function stop(): Promise<void> {
    const turn = busy();
    if (turn === undefined) return;
    whileRunning(turn.id, (now) => endTurn(now, "You stopped it.", "stopped"));
    const { conversation_id } = turn;
    if (conversation_id !== undefined) await door.stop(conversation_id).catch(() => undefined);
    running?.abort();
  }

  return {
    state: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask,
    stop,
    setToken: (token: string) => become({ ...state, token }),
    forgetToken: () => become({ ...state, token: undefined }),
    startAnew(): void {
      if (busy() === undefined) become({ ...state, turns: [] });
    },
  };
}
export type TradingDesk = ReturnType<typeof tradingDesk>;

const cutOff = "The connection was lost before the answer was complete. Ask again.";
