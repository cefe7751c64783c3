import type { Usage } from "@advisor/domain/model/usage";
import { expect, it } from "vitest";
import { lastUsage } from "./step-usage.ts";

const tokens = (input_tokens: number, output_tokens: number): Usage => ({
  input_tokens,
  output_tokens,
});

it("the last step's usage is the total minus that of the earlier steps", () => {
  expect(lastUsage({ usage: tokens(11, 22) }, [tokens(1, 2), null, tokens(4, 5)])).toEqual(
    tokens(6, 15),
  );
  expect(lastUsage({ usage: tokens(11, 22) }, [])).toEqual(tokens(11, 22));
  expect(lastUsage({ usage: tokens(11, 22) }, [null])).toEqual(tokens(11, 22));
  expect(lastUsage({ usage: null }, [null])).toBeNull();
});
