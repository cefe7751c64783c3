/** The parts of dynalite 4.0.0 that the wrapper uses; the package has no types of its own. */
declare module "dynalite/db/index.js" {
  export type Done = (error?: unknown, value?: unknown) => void;
  export type Attributes = Record<string, unknown>;

  export interface Table {
    TableName: string;
    TableId: string;
    TableStatus: string;
  }

  export interface Keyspace {
    lock(key: string, run: (release: (done: Done) => Done) => void): void;
    get(key: string, done: Done): void;
    put(key: string, value: unknown, done: Done): void;
    del(key: string, done: Done): void;
  }

  export type Write = { type: "put"; key: string; value: unknown } | { type: "del"; key: string };

  export interface Store {
    options: { maxItemSize: number };
    db: {
      open(): Promise<void>;
      close(): Promise<void>;
      get(key: string): Promise<unknown>;
      batch(writes: Write[]): Promise<void>;
    };
    getTable(
      name: string,
      mustBeActive: boolean,
      done: (error: unknown, table: Table) => void,
    ): void;
    getItemDb(table: string): Keyspace;
    getIndexDb(type: string, table: string, index: string): Keyspace;
  }

  const db: {
    create(options: {
      path?: string;
      createTableMs: number;
      deleteTableMs: number;
      updateTableMs: number;
    }): Store;
    createKey(item: Attributes, table: Table): string;
    validateKey(key: Attributes, table: Table): Error | undefined;
    validateItem(item: Attributes, table: Table): Error | undefined;
    validationError(message: string): Error;
  };
  export default db;
}

declare module "dynalite/validations/index.js" {
  import type { Store } from "dynalite/db/index.js";

  export interface Rules {
    types: Record<string, unknown>;
    custom?(request: Record<string, unknown>, store: Store): string | undefined;
  }

  const validations: {
    checkTypes(request: object, types: Rules["types"]): Record<string, unknown>;
    /** Throws, and adds the parsed expressions to the request. */
    checkValidations(
      request: Record<string, unknown>,
      types: Rules["types"],
      custom: Rules["custom"],
      store: Store,
    ): void;
  };
  export default validations;
}
