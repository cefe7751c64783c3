import * as z from "zod";
import { defineView } from "../define-view.ts";

/** The tasks and meetings of all households. */
export const agenda = defineView({
  name: "agenda",
  title: "Agenda",
  state: z.object({}),
  context: () => ({ tasks: "default" }),
});
