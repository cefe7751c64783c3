import type { Key } from "./keys.ts";
import type { Table, TableItem } from "./table.ts";

interface Reading {
  keys: Map<string, Key>;
  items: Promise<Map<string, TableItem | undefined>>;
}

/** The table with consistent gets that begin at the same moment joined into one call. */
export function withBatchedGets(table: Table): Table {
  let next: Reading | undefined;

  function begin(): Reading {
    const keys = new Map<string, Key>();
    return { keys, items: Promise.resolve().then(() => read(keys)) };
  }

  async function read(keys: Map<string, Key>): Promise<Map<string, TableItem | undefined>> {
    next = undefined;
    const [first, ...others] = keys.values();
    const items =
      first !== undefined && others.length === 0
        ? [await table.get(first)]
        : await table.getMany([...keys.values()]);
    return new Map([...keys.keys()].map((name, nth) => [name, items[nth]]));
  }

  return {
    ...table,
    async get(key, options) {
      if (options?.eventual === true) return table.get(key, options);
      if (next === undefined || next.keys.size === mostAtOnce) next = begin();
      const name = JSON.stringify([key.pk, key.sk]);
      next.keys.set(name, key);
      return (await next.items).get(name);
    },
  };
}

/** DynamoDB's limit for one BatchGetItem. */
const mostAtOnce = 100;
