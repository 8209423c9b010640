import { z } from './zod.ts';

/** The largest id that every database stores. */
export const MAX_ID = 2 ** 31 - 1;

/** The id of a row in an address or a query, with what to say if it is none. */
export const rowId = (message: string) =>
  z.coerce.number(message).int(message).positive(message).max(MAX_ID, message);
