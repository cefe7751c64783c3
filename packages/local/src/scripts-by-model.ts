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
