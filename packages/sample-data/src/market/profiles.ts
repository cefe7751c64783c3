import type * as Security from "@advisor/domain/security";
import {
  communication,
  discretionary,
  energy,
  financials,
  health,
  industrials,
  materials,
  realEstate,
  staples,
  technology,
  utilities,
} from "../sectors.ts";

type Span = readonly [low: number, high: number];

/** Typical figures of a sector; margins and dividends in percent. */
export interface Profile {
  pe: Span;
  margin: Span;
  dividend: Span;
  /** True for banks and insurers, which report no gross margin and no ordinary debt. */
  bank: boolean;
  pays: boolean;
  loses: boolean;
}

type Figures = Pick<Profile, "pe" | "margin" | "dividend">;

const usual: Figures = { pe: [16, 28], margin: [8, 18], dividend: [1, 3] };

const sectors: Readonly<Record<string, Figures>> = {
  [communication]: { pe: [14, 28], margin: [10, 26], dividend: [0.6, 4.5] },
  [discretionary]: { pe: [15, 36], margin: [4, 14], dividend: [0.8, 2.6] },
  [energy]: { pe: [9, 14], margin: [7, 13], dividend: [2.8, 4.5] },
  [financials]: { pe: [10, 20], margin: [18, 32], dividend: [1.2, 3.2] },
  [health]: { pe: [14, 32], margin: [10, 24], dividend: [1, 3.4] },
  [industrials]: { pe: [16, 28], margin: [7, 15], dividend: [0.9, 2.6] },
  [materials]: { pe: [13, 24], margin: [8, 16], dividend: [1.2, 2.8] },
  [realEstate]: { pe: [28, 46], margin: [20, 34], dividend: [2.4, 5.4] },
  [staples]: { pe: [17, 28], margin: [6, 18], dividend: [1.8, 4.2] },
  [technology]: { pe: [22, 46], margin: [16, 36], dividend: [0.5, 1.8] },
  [utilities]: { pe: [15, 22], margin: [12, 18], dividend: [2.8, 4.2] },
};

/** Companies without dividends. */
const retaining = new Set(
  "adobe amazon amd berkshire boeing intuitive_surgical netflix palantir palo_alto paypal servicenow tesla uber".split(
    " ",
  ),
);

/** Companies with a loss in this dataset. */
const losing = new Set(["boeing", "intel"]);

const issuers = (security: Security.Info): string => security.issuer_id ?? "";

export const profileOf = (security: Security.Info): Profile => ({
  ...(sectors[security.sector ?? ""] ?? usual),
  bank: security.sector === financials,
  pays: !retaining.has(issuers(security)),
  loses: losing.has(issuers(security)),
});
