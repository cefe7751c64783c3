import * as Document from "@advisor/domain/document";
import { Brief } from "@advisor/protocol/brief";
import { HouseholdDetail } from "@advisor/protocol/household";
import { HouseholdValues } from "@advisor/protocol/household-values";
import { Worklist } from "@advisor/protocol/worklist";
import type * as z from "zod";

/** The request functions of the API client. */
export interface RequestFunctions {
  ask(path: string, init?: RequestInit): Promise<Response>;
  send(method: string, path: string, body: unknown): Promise<Response>;
  read<Schema extends z.ZodType>(schema: Schema, path: string): Promise<z.infer<Schema>>;
}

/** A list of trades, and the excluded lines. */
export interface TradeListSelection {
  policy: string | null;
  mode: string;
  fingerprint: string;
  without: readonly number[];
}

const queryOf = ({ policy, mode, fingerprint, without }: TradeListSelection): URLSearchParams =>
  new URLSearchParams({
    mode,
    ...(policy === null ? {} : { policy }),
    ...(without.length === 0 ? {} : { fingerprint, without: without.join(",") }),
  });

const root = "/api/v1/copilot";

/** Loaded with the first proposal, as its page is. */
const proposals = () => import("@advisor/protocol/proposal");

/** Requests about households: the list, details, documents and briefs. */
export const householdApi = ({ read, send, ask }: RequestFunctions) => ({
  worklist: () => read(Worklist, `${root}/worklist`),
  document: (household_id: string, id: string) =>
    read(
      Document.Searchable,
      `${root}/households/${household_id}/documents/${encodeURIComponent(id)}`,
    ),
  addTask: (household_id: string, draft: object) =>
    send("POST", `${root}/households/${household_id}/tasks`, draft),
  changeTask: (household_id: string, id: string, change: object) =>
    send("PATCH", `${root}/households/${household_id}/tasks/${encodeURIComponent(id)}`, change),
  brief: (household_id: string) => read(Brief, `${root}/households/${household_id}/brief`),
  /** The brief as a file. */
  briefFile: async (household_id: string, format: "docx" | "md", audience: string) =>
    (await ask(`${root}/households/${household_id}/brief?format=${format}&for=${audience}`)).blob(),
  /** All lists of trades, or one recomputed without the excluded lines. */
  proposal: async (household_id: string, chosen?: TradeListSelection) => {
    const { Proposal } = await proposals();
    const query = chosen === undefined ? "" : `?${queryOf(chosen)}`;
    return read(Proposal, `${root}/households/${household_id}/proposal${query}`);
  },
  /** The trades of a policy for the trading desk, as a CSV file. */
  proposalFile: async (household_id: string, chosen: TradeListSelection) =>
    (await ask(`${root}/households/${household_id}/proposal?format=csv&${queryOf(chosen)}`)).blob(),
  values: (household_id: string) =>
    read(HouseholdValues, `${root}/households/${household_id}/values`),
  household: (id: string) => read(HouseholdDetail, `${root}/households/${id}`),
});
