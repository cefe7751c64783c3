import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";

test("ending npm run dev ends what it started, not only npm", async ({ signal }) => {
  const npm = spawn("npm", ["run", "--silent", "dev", "--", "--only", "model"], {
    // A group of its own, so that a failing test leaves nothing behind.
    detached: true,
    env: { ...process.env, PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const [line] = await once(npm.stdout, "data", { signal });
    expect(String(line)).toMatch(/^AWS_ENDPOINT_URL_BEDROCK_RUNTIME=http:/);
    npm.kill("SIGTERM");
    // The pipe closes when the last process that has it ends.
    npm.stdout.resume();
    await once(npm, "close", { signal });
  } finally {
    stopGroup(npm.pid ?? 0);
  }
});

function stopGroup(pid: number): void {
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // Nothing of the group is left.
  }
}
