/** A response of the scripted service. */
export interface Answer {
  status: number;
  type: string;
  body: string;
}

export const json = (body: unknown, status = 200): Answer => ({
  status,
  type: "application/json",
  body: JSON.stringify(body),
});

export const problem = (status: number, code: string, detail: string): Answer => ({
  status,
  type: "application/problem+json",
  body: JSON.stringify({
    ...{ type: "about:blank", title: "No", status, detail, code },
    ...{ request_id: "req_1", retryable: false },
  }),
});
