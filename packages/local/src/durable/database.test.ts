import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openDatabase } from "./database.ts";

test("a file locked by another service is not opened, and can be after the lock is released", async () => {
  const folder = await mkdtemp(join(tmpdir(), "durable-"));
  const file = join(folder, "durable.db");
  const first = openDatabase(file);
  expect(() => openDatabase(file)).toThrow(`${file} is in use by another process`);
  first.close();
  openDatabase(file).close();
  await rm(folder, { recursive: true });
});

test("an unfinished transaction is rolled back", () => {
  const database = openDatabase(":memory:");
  const insert = database.sql("INSERT INTO event (execution, id, body) VALUES ('a', ?, '{}')");
  const count = database.sql("SELECT count(*) AS events FROM event");
  const broken = () =>
    database.transact(() => {
      insert.run(1);
      throw new Error("half way");
    });
  expect(broken).toThrow("half way");
  database.transact(() => insert.run(2));
  expect(count.one()).toEqual({ events: 1 });
  database.close();
});
