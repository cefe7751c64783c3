import { execFileSync } from "node:child_process";

const asked = (pid: number, what: string): string =>
  execFileSync("ps", ["-o", `${what}=`, "-p", String(pid)], { encoding: "utf8" }).trim();

/** The resident memory of a process, in MB. */
export const residentMb = (pid: number): number => Number(asked(pid, "rss")) / 1_024;

/** The whole processor seconds that a process used, which `ps` prints as hours, minutes and seconds. */
export const busySeconds = (pid: number): number =>
  asked(pid, "time")
    .split(/[-:]/)
    .reduce((sum, part) => sum * 60 + Number(part), 0);
