import * as z from "zod";
import { defineView } from "../define-view.ts";

/** What is to be done for a household, and what is new about it. */
export const householdBrief = defineView({
  name: "householdBrief",
  title: "Brief",
  state: z.object({ household_id: z.string() }),
  context: () => ({ household: "default", tasks: "default" }),
});
