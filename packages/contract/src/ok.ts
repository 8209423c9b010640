import { z } from './zod.ts';

/** The response of calls that return no data. */
export const okSchema = z.object({ ok: z.literal(true) });

export const OK = { ok: true } as const;
