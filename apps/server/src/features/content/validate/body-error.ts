import type { FieldError } from '@rostra/contract';
import { AppError } from '../../../errors.ts';
import { isPlainObject } from '../query/plain-values.ts';

/** Repeats the invalid value only if it is a scalar: a list may be nested too deeply to serialise. */
export const fieldError = (path: string[], message: string, value?: unknown): FieldError => ({
  path,
  message,
  name: 'ValidationError',
  ...(value === undefined || isPlainObject(value) || Array.isArray(value) ? {} : { value }),
});

export const bodyError = (errors: FieldError[]): AppError =>
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
