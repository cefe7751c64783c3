import { Fault } from "@advisor/domain/fault";

/** The fault for a cursor that this list did not return. */
export const invalidCursor = (): Fault =>
  new Fault(
    "invalid",
    "invalid_cursor",
    "The cursor is not one of this list. Leave it out to start again.",
  );
