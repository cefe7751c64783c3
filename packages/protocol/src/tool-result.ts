import * as Source from "@advisor/domain/source";
import * as z from "zod";

/** A tool's data and its source. Strict: other fields are rejected. */
export const ToolResult = z.strictObject({
  ...Source.Info.shape,
  data: z.record(z.string(), z.unknown()),
});
export type ToolResult = z.infer<typeof ToolResult>;

/** What the model and the client get in place of a result. */
export const ToolError = z.strictObject({ code: z.string(), message: z.string() });
export type ToolError = z.infer<typeof ToolError>;

/** The error as one line of text. */
export const errorText = ({ code, message }: ToolError): string => `${code}: ${message}`;
