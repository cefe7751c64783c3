import { route } from "./route.ts";
import type { RoutedPart, Surroundings } from "./routed.ts";

/** The demo investor on the day of the statements. */
export const demo: Surroundings = {
  today: "2026-01-15",
  held: new Set(["AAPL", "MSFT", "VOO"]),
  accounts: ["Brokerage"],
  household: { id: "hh_d11", name: "Demo investor", members: [] },
  previous: undefined,
};

/** A couple with a joint account, one of his and two of hers. */
export const smiths: Surroundings = {
  today: "2026-11-20",
  held: new Set(["AAPL", "MSFT", "VTI", "VXUS", "QQQ", "NVDA"]),
  accounts: [
    "Joint brokerage",
    "David's rollover IRA",
    "Karen's traditional IRA",
    "Karen's Roth IRA",
  ],
  household: { id: "hh_d1", name: "Smith family", members: ["David Smith", "Karen Smith"] },
  previous: undefined,
};

type Asked = Pick<RoutedPart, "intent" | "params"> &
  Partial<Pick<RoutedPart, "assumed" | "missing" | "scope">>;

/** What a message is read as: each part without its words, its score and whom it named, and nothing that is empty. */
export const asked = (message: string, surroundings: Partial<Surroundings> = {}): Asked[] =>
  route(message, { ...demo, ...surroundings }).parts.map(
    ({ confidence: _, text: __, person: ___, shared: ____, assumed, ...part }) =>
      assumed.length === 0 ? part : { ...part, assumed },
  );

/** What the second message is read as after the first one. */
export const askedAfter = (
  first: string,
  second: string,
  surroundings: Partial<Surroundings> = {},
): Asked[] =>
  asked(second, {
    ...surroundings,
    previous: route(first, { ...demo, ...surroundings }).parts[0],
  });
