import { moneyFigures } from "./figurative-money.ts";
import { rankingFigures } from "./figurative-ranking.ts";
import { recordFigures } from "./figurative-records.ts";

/** Figures of speech for what a ranking puts first or last, and for money, put in plain words. */
export const plainly = (message: string): string =>
  figures.reduce((said, [figure, plain]) => said.replace(figure, plain), message);

const figures = [...rankingFigures, ...moneyFigures, ...recordFigures];
