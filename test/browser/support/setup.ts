import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { repository } from "../../bundle-programs.ts";
import { runLaptop } from "./laptop.ts";
import { bundleInto, programs } from "./programs.ts";

/** Does once what every laptop would do: bundles the programs, builds the page and seeds the store. */
export default async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(repository, "node_modules", ".browser-run-"));
  await bundleInto(folder);
  const { seeded } = programs();
  await mkdir(seeded);
  const first = await runLaptop("offline", seeded);
  await first.close();
  return () => rm(folder, { recursive: true, force: true });
}
