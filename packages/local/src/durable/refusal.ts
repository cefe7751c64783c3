/** What Lambda answers to a request that it does not carry out. */
export class Refusal extends Error {
  readonly type: string;
  readonly status: number;

  constructor(type: string, message: string, status = 400) {
    super(message);
    this.type = type;
    this.status = status;
  }
}

export const invalid = (message: string): Refusal =>
  new Refusal("InvalidParameterValueException", message);
