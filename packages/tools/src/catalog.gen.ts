// Written by `npm run catalog`.
import { compareToIps } from "./catalog/compare-to-ips.ts";
import { createTask } from "./catalog/create-task.ts";
import { getEtfHoldings } from "./catalog/get-etf-holdings.ts";
import { getHouseholdHoldings } from "./catalog/get-household-holdings.ts";
import { getTickerInfo } from "./catalog/get-ticker-info.ts";
import { searchDocuments } from "./catalog/search-documents.ts";
import type { Tool } from "./tool.ts";

export const catalog: readonly Tool[] = [
  compareToIps,
  createTask,
  getEtfHoldings,
  getHouseholdHoldings,
  getTickerInfo,
  searchDocuments,
];
