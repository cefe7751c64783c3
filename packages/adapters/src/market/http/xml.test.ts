import { describe, expect, test } from "vitest";
import { plainText, xmlAttribute, xmlElements, xmlText } from "./xml.ts";

describe("elements", () => {
  test.each<[string, string, string[]]>([
    ["in order", "<r><a>1</a><b/><a>2</a></r>", ["1", "2"]],
    ["with attributes and white space", '<a id="x/y" >1</a >', ["1"]],
    ["empty ones", '<a/><a id="1"/><a></a>', ["", "", ""]],
    ["with a prefix", "<ns:a>1</ns:a>", ["1"]],
    ["not longer names", "<ab>1</ab>", []],
    ["not inside comments", "<!-- <a>1</a> --><a>2</a>", ["2"]],
    ["not without an end", "<a>1", []],
  ])("%s", (_, xml, found) => {
    expect(xmlElements(xml, "a")).toEqual(found);
  });
});

test.each<[string, string | null]>([
  ["<a> AT&amp;T  &#8211;\n &#x41; </a>", "AT&T – A"],
  ["<a><![CDATA[1 < 2 & 3]]></a>", "1 < 2 & 3"],
  ["<a><b>one</b><b>two</b></a>", "one two"],
  ["<a>&unknown; &#9999999;</a>", "&unknown; &#9999999;"],
  ["<a> </a>", null],
  ["<b>1</b>", null],
])("the text of %s is %s", (xml, found) => {
  expect(xmlText(xml, "a")).toBe(found);
});

test("attributes are read in single or double quotes", () => {
  expect(xmlAttribute('<isin value="US0378331005"/>', "isin", "value")).toBe("US0378331005");
  expect(xmlAttribute("<x/><isin value='A&amp;B' />", "isin", "value")).toBe("A&B");
  expect(xmlAttribute("<isin other='1'/>", "isin", "value")).toBeNull();
});

test("tags are removed from text", () => {
  expect(plainText("<p>Sales<br/>rose <b>3%</b>&nbsp;.</p>")).toBe("Sales rose 3% .");
});
