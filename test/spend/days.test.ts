import { expect, test } from "vitest";
import { answered, costOf, withLimits } from "./http.fixture.ts";

const { open, advisor } = withLimits();

test("spending is listed by day and by month, for the advisor only", async () => {
  const app = open({});
  const [ann, ben] = [await advisor("adv_days"), await advisor("adv_other_days")];
  const cost = costOf(await answered(await ann.send(app, await ann.start(app), "What is in VOO?")));
  const day = new Date().toISOString().slice(0, 10);
  const spent = { spent_usd: expect.closeTo(cost, 9), turns: 1 };
  const { status, body } = await ann.days(app);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    items: [{ day, ...spent }],
    months: [{ month: day.slice(0, 7), ...spent }],
    kept_days: 90,
  });
  expect((await ben.days(app)).body).toMatchObject({ items: [], months: [] });
});

test.each(["0", "91", "many", "1.5"])("%s days are refused", async (days) => {
  const ann = await advisor("adv_refused");
  expect((await ann.days(open({}), `?days=${days}`)).status).toBe(400);
});
