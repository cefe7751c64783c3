import { DatabaseSync, type SQLInputValue } from "node:sqlite";

export type Row = Record<string, string | number | null>;

interface Statement {
  run(...values: SQLInputValue[]): void;
  one(...values: SQLInputValue[]): Row | undefined;
  all(...values: SQLInputValue[]): Row[];
}

export interface Database {
  sql(text: string): Statement;
  /** Runs the work in one transaction. */
  transact<Result>(work: () => Result): Result;
  close(): void;
}

/**
 * A database for state that must survive the process. In WAL mode a commit is safe in the operating system
 * even if this process dies; the lock prevents a second service from running the same executions.
 */
export function openDatabase(file: string): Database {
  const db = open(file);
  return {
    sql(text) {
      const statement = db.prepare(text);
      return {
        run: (...values) => void statement.run(...values),
        one: (...values) => statement.get(...values) as Row | undefined,
        all: (...values) => statement.all(...values) as Row[],
      };
    },
    transact(work) {
      db.exec("BEGIN IMMEDIATE");
      try {
        const result = work();
        db.exec("COMMIT");
        return result;
      } catch (error) {
        db.exec("ROLLBACK");
        throw error;
      }
    },
    close: () => db.close(),
  };
}

function open(file: string): DatabaseSync {
  const db = new DatabaseSync(file);
  try {
    db.exec("PRAGMA locking_mode = EXCLUSIVE");
    db.exec("PRAGMA journal_mode = WAL");
    db.exec("PRAGMA synchronous = NORMAL");
    db.exec(schema);
    return db;
  } catch (error) {
    db.close();
    if (!/locked/.test(String(error))) throw error;
    throw new Error(`${file} is in use by another process. Stop it, or start from another folder.`);
  }
}

const schema = `
  CREATE TABLE IF NOT EXISTS execution (
    arn TEXT PRIMARY KEY, function TEXT NOT NULL, version TEXT NOT NULL, name TEXT NOT NULL,
    input TEXT NOT NULL, status TEXT NOT NULL, result TEXT, error TEXT,
    started INTEGER NOT NULL, ended INTEGER, due INTEGER,
    operations INTEGER NOT NULL, bytes INTEGER NOT NULL,
    parent TEXT, parent_operation TEXT, UNIQUE (function, name)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS execution_due ON execution (due) WHERE due IS NOT NULL;
  CREATE TABLE IF NOT EXISTS operation (
    execution TEXT NOT NULL, id TEXT NOT NULL, position INTEGER NOT NULL, body TEXT NOT NULL,
    type TEXT NOT NULL, status TEXT NOT NULL,
    changed INTEGER NOT NULL, due INTEGER,
    callback TEXT UNIQUE, timeout INTEGER, heartbeat INTEGER,
    PRIMARY KEY (execution, id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS operation_position ON operation (execution, position);
  CREATE INDEX IF NOT EXISTS operation_due ON operation (due) WHERE due IS NOT NULL;
  CREATE INDEX IF NOT EXISTS operation_changed ON operation (execution) WHERE changed = 1;
  CREATE TABLE IF NOT EXISTS event (
    execution TEXT NOT NULL, id INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (execution, id)
  ) STRICT, WITHOUT ROWID;
`;
