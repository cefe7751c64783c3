// Written by `npm run catalog`.
import { agenda } from "./views/agenda.ts";
import { etf } from "./views/etf.ts";
import { householdBrief } from "./views/household-brief.ts";
import { householdMember } from "./views/household-member.ts";

export const views = { agenda, etf, householdBrief, householdMember };

export const viewSchemas = [agenda.schema, etf.schema, householdBrief.schema, householdMember.schema] as const;
