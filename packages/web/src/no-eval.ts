import * as z from "zod";

/** The content security policy forbids code from text, so schemas must not be compiled. */
z.config({ jitless: true });
