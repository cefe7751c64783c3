import { access, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { inject } from "vitest";
import { eventually } from "./eventually.ts";

/**
 * Fills a folder once for all processes of the test run and returns its path: the first process
 * fills it, the others wait.
 */
export async function oncePerRun(
  name: string,
  fill: (folder: string) => Promise<unknown>,
): Promise<string> {
  const folder = join(inject("runFolder"), name);
  const filled = `${folder}.filled`;
  if (await created(folder)) {
    const failure = await fill(folder).then(() => "", String);
    await writeFile(`${filled}.new`, failure);
    await rename(`${filled}.new`, filled);
  } else await eventually(() => access(filled));
  const failure = await readFile(filled, "utf8");
  if (failure !== "") throw new Error(failure);
  return folder;
}

/** False if the folder exists already. */
const created = (folder: string): Promise<boolean> =>
  mkdir(folder).then(
    () => true,
    (error) => {
      if (error.code === "EEXIST") return false;
      throw error;
    },
  );
