import * as z from "zod";
import { apiBase } from "../settings.ts";

const Health = z.object({ model: z.string() });

/** What the service says of itself, to anybody. */
export const readHealth = async (): Promise<z.infer<typeof Health>> =>
  Health.parse(await (await fetch(`${apiBase}/health`)).json());
