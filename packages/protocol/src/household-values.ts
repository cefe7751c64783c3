import * as Compared from "@advisor/domain/returns/compare-with-holdings";
import * as History from "@advisor/domain/returns/value-history";
import * as z from "zod";

/** A household's value history, compared with the current value of its holdings. */
export const HouseholdValues = History.Info.extend({
  household_id: z.string(),
  simulated: z.boolean(),
  compared: Compared.Info,
});
export type HouseholdValues = z.infer<typeof HouseholdValues>;
