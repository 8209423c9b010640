import { messageReference } from '@rostra/messages';
import { AppError, type FieldProblem } from '../../../errors.ts';
import { isPlainObject } from '../query/values/plain-values.ts';

/** Repeats the invalid value only if it is a scalar: a list may be nested too deeply to serialise. */
export const fieldError = (
  path: string[],
  message: string,
  { value, forStaff }: { value?: unknown; forStaff: string },
): FieldProblem => ({
  path,
  message,
  forStaff,
  name: 'ValidationError',
  ...(value === undefined || isPlainObject(value) || Array.isArray(value) ? {} : { value }),
});

export const missingField = (key: string): FieldProblem =>
  fieldError([key], `${key} must be defined.`, {
    forStaff: messageReference('studio-server', 'rule.required'),
  });

export const takenField = (key: string, value: unknown): FieldProblem =>
  fieldError([key], 'This attribute must be unique', {
    value,
    forStaff: messageReference('studio-server', 'rule.unique'),
  });

export const bodyError = (errors: FieldProblem[]): AppError =>
  new AppError(
    'validation_failed',
    errors.length === 1 && errors[0] ? errors[0].message : `${errors.length} errors occurred`,
    { errors },
  );

/** A key that the server sets itself, or that does not exist. */
export const invalidBodyKey = (key: string, path: string[] = []): AppError => {
  const at = path.length > 0 ? path.join('.') : null;
  return new AppError(
    'validation_failed',
    at === null ? `Invalid key ${key}` : `Invalid key ${key} at ${at}`,
    { key, path: at, source: 'body' },
  );
};
