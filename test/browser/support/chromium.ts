import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];

/** The browser to use: CHROMIUM_PATH, one on PATH, or the one Playwright installed. */
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

/** Chromium's sandbox refuses to run as root, so it is disabled for root only. */
export function launchOptions(): { executablePath?: string; args: string[] } {
  const executablePath = chromiumPath();
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
  };
}
