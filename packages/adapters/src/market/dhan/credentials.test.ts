import { expect, test } from "vitest";
import { dhanClientId } from "./credentials.ts";

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const token = `${part({ alg: "HS512" })}.${part({ iss: "dhan", dhanClientId: "1000000003" })}.sig`;

test("a given client id wins over the one in the token", () => {
  expect(dhanClientId({ access_token: token, client_id: "7" })).toBe("7");
  expect(dhanClientId({ access_token: token, client_id: undefined })).toBe("1000000003");
});

test.each([[undefined], ["no token"], ["a.b.c"], [`a.${part([])}.c`], [`a.${part({})}.c`]])(
  "the token %s names no client",
  (access_token) => {
    expect(dhanClientId({ access_token, client_id: undefined })).toBeUndefined();
  },
);
