import { Problem } from "@advisor/protocol/problem";

/** An error response of the API, with the API's own message. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.detail);
    this.problem = problem;
  }
}

/** Reads the problem document; makes one for a response that a proxy sent instead of the API. */
export async function problemOf(response: Response): Promise<Problem> {
  const { status } = response;
  const body: unknown = await response.json().catch(() => undefined);
  const parsed = Problem.safeParse(body);
  if (parsed.success) return parsed.data;
  return {
    type: "about:blank",
    title: "Unexpected answer",
    status,
    detail: `The service answered with status ${status} and did not say why.`,
    code: "unexpected_answer",
    request_id: "",
    retryable: status >= 500,
  };
}
