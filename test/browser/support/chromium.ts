import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

const names = ["chromium", "chromium-browser", "google-chrome"];

/** The browser of this machine: CHROMIUM_PATH, else one on PATH, else the one Playwright has installed. */
function chromiumPath(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? "").split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The sandbox of Chromium refuses to run as root, and stays on for everybody else. */
export function launchOptions(): { executablePath?: string; args: string[] } {
  const executablePath = chromiumPath();
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  };
}
