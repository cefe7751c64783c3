import { table } from "./question.ts";

const roth = {
  params: [{ topic: "roth_ira" }],
  words: ["already been taxed", "general education"],
};
const etf = { params: [{ topic: "etf_basics" }], words: ["basket of securities"] };
const rebalancing = { params: [{ topic: "rebalancing" }], words: ["mix that was agreed on"] };
const noText = { cites: "", needs: ["F"] as const, words: ["no text on file", "Roth IRA"] };

/** General education; a topic that is not on file cites nothing. */
export const facts = table("facts", { cites: "F" }, [
  ["what's a roth", roth],
  ["explan roth ira", roth],
  ["roth vs traditional ira", roth],
  ["am I allowed to have two roth iras", { ...roth, lacks: ["you are allowed"] }],
  ["whats an etf?", etf],
  ["how do etfs work", etf],
  ["what is rebalncing", rebalancing],
  ["how do I rebalance", rebalancing],
  ["what is a bond", noText],
  ["what's a wash sale", noText],
  ["tell me about diversification", noText],
  ["what does settled cash mean", noText],
  ["explain options to me", noText],
  ["how much can I put into a Roth IRA in 2026", roth],
  ["is an etf safer than a stock", etf],
]);
