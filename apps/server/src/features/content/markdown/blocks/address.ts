import { z } from 'zod';

/** An address that a link in a text may have: here, elsewhere, of a mailbox or a telephone. */
export const address = z
  .string()
  .max(2_000)
  .regex(/^(?:https?:\/\/|mailto:|tel:|#|\/(?![/\\]))[^\p{Control}]+$|^\/$/iu);
