/** Lambda's error response for a request that it rejects. */
export class Refusal extends Error {
  readonly type: string;
  readonly status: number;

  constructor(type: string, message: string, status = 400) {
    super(message);
    this.type = type;
    this.status = status;
  }
}

export const invalidRequest = (message: string): Refusal =>
  new Refusal("InvalidParameterValueException", message);
