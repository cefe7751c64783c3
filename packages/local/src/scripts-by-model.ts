/**
 * Finds the script of a model id: a named fault such as `fault.cut`, an additional script, or else
 * the good answer. With `-once` after it, a fault affects every other call only.
 */
export function scriptsByModel<Script>(
  faults: ReadonlyMap<string, Script>,
  good: Script,
): (more: Record<string, Script>) => (id: string) => Script {
  return (more) => {
    const calls = new Map<string, number>();
    const isEveryOther = (id: string): boolean => {
      const count = (calls.get(id) ?? 0) + 1;
      calls.set(id, count);
      return count % 2 === 0;
    };
    return (id) => {
      const [, fault = "", once] = /^fault\.(.+?)(-once)?$/.exec(id) ?? [];
      const script = more[id] ?? faults.get(fault) ?? good;
      return once !== undefined && isEveryOther(id) ? good : script;
    };
  };
}

/** Scripts whose tool call has broken arguments, by name. */
export const argumentScripts = <Script>(
  withArguments: (json: string) => Script,
): Record<string, Script> => ({
  "bad-arguments": withArguments("no json at all"),
  "cut-arguments": withArguments('{"symbol": "AA'),
  "array-arguments": withArguments('["AAPL"]'),
  "string-arguments": withArguments('"AAPL"'),
  "proto-arguments": withArguments('{"__proto__": {"admin": true}}'),
  "big-arguments": withArguments(JSON.stringify({ symbol: "A".repeat(1_000_000) })),
});
