// Written by `npm run catalog`.
import { documentsSource } from "./sources/documents.ts";
import { holdingsSource } from "./sources/holdings.ts";
import { householdSource } from "./sources/household.ts";
import { ipsSource } from "./sources/ips.ts";
import { tasksSource } from "./sources/tasks.ts";

/** The context sources in the order in which they appear. */
export const sourceKeys = ["household","ips","holdings","tasks","documents"] as const;

export const sources = {
  household: householdSource,
  ips: ipsSource,
  holdings: holdingsSource,
  tasks: tasksSource,
  documents: documentsSource,
};
