import * as z from "zod";

export const ErrorObject = z.object({
  ErrorType: z.string().optional(),
  ErrorMessage: z.string().optional(),
  ErrorData: z.string().optional(),
  StackTrace: z.array(z.string()).optional(),
});
export type ErrorObject = z.infer<typeof ErrorObject>;

const Id = z.string().regex(/^[a-zA-Z0-9_-]{1,64}$/);
const yearSeconds = 31_622_400;
const Seconds = z.int().min(1).max(yearSeconds);

/** A change to an operation, as a function reports it. Names must be printable ASCII, as on Lambda. */
export const Update = z.object({
  Id,
  ParentId: Id.optional(),
  Name: z
    .string()
    .regex(/^[\x20-\x7e]{1,256}$/)
    .optional(),
  Type: z.enum(["EXECUTION", "CONTEXT", "STEP", "WAIT", "CALLBACK", "CHAINED_INVOKE"]),
  SubType: z.string().optional(),
  Action: z.enum(["START", "SUCCEED", "FAIL", "RETRY", "CANCEL"]),
  Payload: z.string().optional(),
  Error: ErrorObject.optional(),
  ContextOptions: z.object({ ReplayChildren: z.boolean().optional() }).optional(),
  StepOptions: z.object({ NextAttemptDelaySeconds: Seconds }).optional(),
  WaitOptions: z.object({ WaitSeconds: Seconds }).optional(),
  CallbackOptions: z
    .object({ TimeoutSeconds: Seconds.optional(), HeartbeatTimeoutSeconds: Seconds.optional() })
    .optional(),
  ChainedInvokeOptions: z.object({ FunctionName: z.string() }).optional(),
});
export type Update = z.infer<typeof Update>;

export type Status =
  | "STARTED"
  | "PENDING"
  | "READY"
  | "SUCCEEDED"
  | "FAILED"
  | "CANCELLED"
  | "TIMED_OUT"
  | "STOPPED";

interface Outcome {
  Result?: string | undefined;
  Error?: ErrorObject | undefined;
}

/** An operation as it is stored and sent to the function; times are ISO strings. */
export interface Operation {
  Id: string;
  ParentId?: string | undefined;
  Name?: string | undefined;
  Type: Update["Type"];
  SubType?: string | undefined;
  Status: Status;
  StartTimestamp: string;
  EndTimestamp?: string;
  ExecutionDetails?: { InputPayload: string };
  ContextDetails?: Outcome & { ReplayChildren?: boolean };
  StepDetails?: Outcome & { Attempt: number; NextAttemptTimestamp?: string };
  WaitDetails?: { ScheduledEndTimestamp: string };
  CallbackDetails?: Outcome & { CallbackId: string };
  ChainedInvokeDetails?: Outcome;
}

/** Converts times to seconds for API responses; events use strings. */
export const inSeconds = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, inner) =>
    key.endsWith("Timestamp") ? Date.parse(inner) / 1_000 : inner,
  );
