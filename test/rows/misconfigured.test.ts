import { expect, test } from "vitest";
import { chunksOf } from "../api/streams.ts";
import { eventually } from "../eventually.ts";
import { withSinks } from "../observability/observed.fixture.ts";

const api = withSinks();

const figures = async () => {
  await eventually(() => expect(api.figures().some(({ Turns }) => Turns === 1)).toBe(true));
  return api.figures().find(({ Turns }) => Turns === 1);
};

async function hello(model: string) {
  const id = await api.start();
  return (await chunksOf(await api.send(id, "Hello", { app: api.open(model) }))).at(-1);
}

test.each(["access-denied", "not-found", "bad-id", "expired"])(
  "a misconfigured model (%s) raises the alarm metric, and details are not shown",
  async (fault) => {
    expect(await hello(`fault.${fault}`)).toMatchObject({
      type: "error",
      code: "model_misconfigured",
      retryable: false,
    });
    expect(await figures()).toMatchObject({ TurnErrors: 1, ModelMisconfigured: 1 });
    expect(api.printed()).not.toMatch(/arn:|\d{12}:/);
  },
);

test.each(["offline", "fault.model-error"])("%s is not counted as misconfigured", async (model) => {
  await hello(model);
  expect(await figures()).not.toHaveProperty("ModelMisconfigured");
});
