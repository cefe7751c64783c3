import { expect, it } from "vitest";
import { loadWhenReachable } from "./load-when-reachable.ts";

/** A network that is back after some pauses, and what was done until then. */
function network(downFor: number) {
  const done: string[] = [];
  let down = downFor;
  const needsIt = (name: string) => (): Promise<string> => {
    done.push(name);
    return down > 0 ? Promise.reject(new TypeError(name)) : Promise.resolve(name);
  };
  const pause = async () => {
    done.push("pause");
    down -= 1;
  };
  const options = { probe: needsIt("probe"), restyle: needsIt("restyle"), pause };
  return { done, load: needsIt("load"), options };
}

it("loads at once where the service can be reached", async () => {
  const { done, load, options } = network(0);
  expect(await loadWhenReachable(load, options)).toBe("load");
  expect(done).toEqual(["load"]);
});

it("waits for the service, and loads with its styles then", async () => {
  const { done, load, options } = network(2);
  expect(await loadWhenReachable(load, options)).toBe("load");
  expect(done).toEqual(["load", "probe", "pause", "probe", "pause", "probe", "restyle", "load"]);
});

it("rejects what the service no longer has", async () => {
  const { options } = network(0);
  const gone = () => Promise.reject(new TypeError("404"));
  await expect(loadWhenReachable(gone, options)).rejects.toThrow("404");
});
