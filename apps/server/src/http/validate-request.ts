import type { z } from 'zod';
import { AppError } from '../errors.ts';
import { describeBuiltInRule } from './built-in-rules.ts';

/** Fastify's validator for our schemas. The message is empty, because the fields have their own. */
export const validateRequest =
  ({ schema }: { schema: z.ZodType }) =>
  (data: unknown) => {
    const result = schema.safeParse(data, { error: describeBuiltInRule });
    if (result.success) return { value: result.data };
    const errors = result.error.issues.map(({ path, message }) => ({
      path: path.map(String).filter(Boolean),
      message,
      name: 'ValidationError',
    }));
    return { error: new AppError('validation_failed', '', { errors }) };
  };
