import { z } from 'zod';

/** A document id or a row id. PostgreSQL rejects NUL in texts. */
export const idSchema = z
  .string()
  .max(100)
  .refine((id) => !id.includes('\0'), 'Invalid id');

export const idParams = z.object({ id: idSchema });
export type IdParams = z.output<typeof idParams>;
