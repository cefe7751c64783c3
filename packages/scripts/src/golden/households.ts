import { gain, held, ranked, returned, worth } from "./kinds.ts";
import { table } from "./question.ts";

const xom = ["800", "$115.00", "$92,000.00", "-$1,372.58", "-1.47 %"];
const tsla = ["-100", "$264.00", "-$26,400.00", "$25,100.00", "-$238.07", "0.91 %"];
const reliance = ["120", "$16.68", "$16.675", "$2,001.00", "$1,686.00", "$24.51", "1.24 %"];
const stake = ["2,000", "$456.00", "$912,000.00", "$569,782.50", "-$5,874.40", "-0.64 %"];

/** One question or more about what is special in each of the others. */
export const households = table("households", {}, [
  [
    "settled cash",
    { household: "D2", intents: ["cash_balance"], cites: "S", figures: ["$163,100.00"] },
  ],
  [
    "unsettled cash",
    { household: "D2", intents: ["cash_balance"], cites: "S", figures: ["$2,500.00"] },
  ],
  ["MSFT performance", { household: "D2", ...gain("MSFT", ["$342,217.50", "60.06 %"], stake) }],
  ["401k balance", { household: "D2", ...worth("$474,000.00") }],
  ["best by percent", { household: "D2", ...ranked("QQQ", "97.35 %") }],
  [
    "show transfers",
    { household: "D2", intents: ["transfers"], cites: "T", words: ["no transfers"] },
  ],
  [
    "trades in november 2025",
    { household: "D2", intents: ["activity"], cites: "A", figures: ["80", "$398.15"] },
  ],
  ["performance ytd", { household: "D3", ...returned("7.2 %", "$3,750.00") }],
  ["coca cola position", { household: "D3", ...held("KO", "600", "$39.15") }],
  ["johnson & johnson position", { household: "D3", ...held("JNJ", "200", "$58.40") }],
  [
    "MUB gain",
    {
      household: "D3",
      ...gain("MUB", ["$230.00"], ["-0.21 %", "$107,230.00", "$107,000.00", "1,000", "$107.00"]),
      may: ["-0.21 %", "$107,230.00", "$107,000.00", "1,000", "$107.00", "-$418.93", "-0.39 %"],
    },
  ],
  [
    "how is reliance doing",
    { household: "D4", ...gain("RELIANCE.NS", ["$315.00", "18.68 %"], reliance) },
  ],
  [
    "most recent trade",
    { household: "D4", intents: ["activity"], cites: "A", figures: ["0.0019", "$238.95"] },
  ],
  [
    "pending deposits",
    { household: "D4", intents: ["transfers"], cites: "T", figures: ["$900.00"] },
  ],
  [
    "fractional shares of VTI",
    { household: "D4", ...held("VTI", "135.01", "100.005", "35.005"), may: ["$199.94", "$226.30"] },
  ],
  [
    "account value",
    {
      household: "D5",
      ...worth("$5,100,000.00"),
      may: ["$2,400,000.00", "$500,000.00", "$1,200,000.00", "$1,000,000.00"],
    },
  ],
  ["value of Helen's IRA", { household: "D5", ...worth("$500,000.00") }],
  [
    "PFE positions",
    {
      household: "D5",
      ...held("PFE", "10,500", "10,000", "500"),
      may: ["$39.44", "$25.15"],
    },
  ],
  ["largest position", { household: "D6", ...ranked("ESGV", "$3,600,000.00") }],
  [
    "private fund position",
    {
      household: "D6",
      intents: ["positions"],
      params: [{ symbol: "private_harborview_iv" }],
      cites: "P",
      figures: ["1,000", "$1,114.00"],
    },
  ],
  ["home depot position", { household: "D7", ...held("HD", "100", "$196.40") }],
  ["XOM gain", { household: "D8", ...gain("XOM", [], xom), words: ["not known"] }],
  [
    "worst position",
    { household: "D8", ...ranked("MUB", "$815.00"), words: ["MUB", "XOM", "JNJ"] },
  ],
  ["tsla loss or gain", { household: "D9", ...gain("TSLA", ["$1,300.00", "-5.18 %"], tsla) }],
  [
    "list my options",
    {
      household: "D9",
      intents: ["positions_list"],
      cites: "L",
      figures: ["-6", "$4.85", "-2", "$7.10"],
    },
  ],
  ["biggest loss", { household: "D9", ...ranked("BND", "-$9,100.00") }],
  [
    "how much can I withdraw",
    {
      household: "D9",
      intents: ["cash_balance"],
      cites: "ST",
      figures: ["-$20,000.00"],
      lacks: ["can be withdrawn, is -"],
    },
  ],
  ["roth ira balance", { household: "D10", ...worth("$65,000.00") }],
  ["best position", { household: "D10", ...ranked("no basis") }],
  ["account value", { household: "D12", ...worth("$0.00") }],
  [
    "positions",
    { household: "D12", intents: ["positions_list"], cites: "L", words: ["no positions"] },
  ],
  [
    "what is our company worth",
    { household: "D7", intents: ["clarify"], lacks: ["$1,750,000.00"] },
  ],
  ["positions?", { household: "D5", advisor: "adv_north", intents: [], fault: "not_found" }],
]);
