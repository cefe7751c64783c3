import { expect, test } from "vitest";
import { sentence } from "./item.ts";
import { withoutPoliteness } from "./politeness.ts";
import { words } from "./words.ts";

test.each([
  ["Hi there! Could you please show my cash, thanks a lot", "show my cash"],
  ["I would like to know what I own", "what i own"],
  ["ok so how many do i have", "how many do i have"],
  ["Good morning", ""],
  ["thank you so much", ""],
  ["can I withdraw cash", "can i withdraw cash"],
  ["is that right", "is that right"],
  ["May I ask what my Roth is worth", "what my roth is worth"],
  ["can I ask for a withdrawal", "can i ask for a withdrawal"],
  ["I was hoping you could tell me what my Roth is worth", "tell me what my roth is worth"],
  ["I was hoping to find out the price of VOO", "the price of voo"],
  ["quickly: VOO price", "voo price"],
  ["I wonder what Apple costs", "what apple costs"],
])("%j is at heart %j", (text, heart) => {
  expect(sentence(withoutPoliteness(words(text)))).toBe(heart);
});
