import { execFileSync } from "node:child_process";

const processField = (pid: number, what: string): string =>
  execFileSync("ps", ["-o", `${what}=`, "-p", String(pid)], { encoding: "utf8" }).trim();

/** The resident memory of a process, in MB. */
export const residentMb = (pid: number): number => Number(processField(pid, "rss")) / 1_024;

/**
 * The processor seconds a process used, in whole seconds. `ps` prints hours, minutes and seconds.
 */
export const cpuSeconds = (pid: number): number =>
  processField(pid, "time")
    .split(/[-:]/)
    .reduce((sum, part) => sum * 60 + Number(part), 0);
