// Written by `npm run catalog`.
import { Draw as agenda } from "./views/agenda.tsx";
import { Draw as householdBrief } from "./views/household-brief.tsx";
import { Draw as householdMember } from "./views/household-member.tsx";

export const drawings = { agenda, householdBrief, householdMember };
