import { activity } from "./activity.ts";
import { copilot } from "./copilot.ts";
import { document } from "./document.ts";
import { facts } from "./facts.ts";
import { freshBalances } from "./fresh-balances.ts";
import { freshHoldings } from "./fresh-holdings.ts";
import { freshOutside } from "./fresh-outside.ts";
import { freshPrices } from "./fresh-prices.ts";
import { freshSessions } from "./fresh-sessions.ts";
import { freshTrades } from "./fresh-trades.ts";
import { portfolioRanking, symbolPerformance } from "./gains.ts";
import { households } from "./households.ts";
import { mendedAccounts } from "./mended-accounts.ts";
import { mendedFigurative } from "./mended-figurative.ts";
import { mendedInjected } from "./mended-injected.ts";
import { mendedParts } from "./mended-parts.ts";
import { mendedPointing } from "./mended-pointing.ts";
import { mendedScope } from "./mended-scope.ts";
import { mendedSessions } from "./mended-sessions.ts";
import { mendedStrangers } from "./mended-strangers.ts";
import { mendedTraps } from "./mended-traps.ts";
import { mendedWhose } from "./mended-whose.ts";
import { mendedWords } from "./mended-words.ts";
import { accountValue, cashBalance, performance, transfers } from "./money.ts";
import { clarify, hostile, outOfScope } from "./outside.ts";
import { plain } from "./plain.ts";
import { plainSecond } from "./plain-second.ts";
import { plainThird } from "./plain-third.ts";
import { positions, positionsList } from "./positions.ts";
import type { Golden } from "./question.ts";
import { quotes } from "./quotes.ts";
import { sessions } from "./sessions.ts";
import { several } from "./several.ts";
import { slotsAccounts } from "./slots-accounts.ts";
import { slotsDates } from "./slots-dates.ts";
import { slotsSessions } from "./slots-sessions.ts";
import { slotsWords } from "./slots-words.ts";
import { smith } from "./smith.ts";

/** Every question that the product has to answer right, whatever model it runs on. */
export const golden: readonly Golden[] = [
  ...document,
  ...[...activity, ...positions, ...positionsList, ...quotes, ...symbolPerformance],
  ...[...portfolioRanking, ...performance, ...accountValue, ...cashBalance, ...transfers],
  ...[
    ...facts,
    ...outOfScope,
    ...clarify,
    ...several,
    ...sessions,
    ...smith,
    ...households,
    ...hostile,
  ],
  ...[...freshTrades, ...freshHoldings, ...freshBalances],
  ...[...freshPrices, ...freshOutside, ...freshSessions],
  ...[...plain, ...plainSecond, ...plainThird],
  ...slotsWords,
  ...mendedParts,
  ...mendedAccounts,
  ...mendedFigurative,
  ...mendedInjected,
  ...mendedScope,
  ...slotsAccounts,
  ...slotsDates,
  ...slotsSessions,
  ...mendedWords,
  ...mendedWhose,
  ...mendedSessions,
  ...mendedPointing,
  ...mendedStrangers,
  ...mendedTraps,
  ...copilot,
];
