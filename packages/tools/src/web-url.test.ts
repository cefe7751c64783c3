import { expect, test } from "vitest";
import { webUrl } from "./web-url.ts";

test.each([
  ["https://www.sec.gov/cgi-bin/browse-edgar", "https://www.sec.gov/cgi-bin/browse-edgar"],
  ["javascript:alert(1)", null],
  ["data:text/html,<script>", null],
  [null, null],
])("of the address %s a reader sees %s", (url, shown) => {
  expect(webUrl(url)).toBe(shown);
});
