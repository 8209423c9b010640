import { AppError } from '../../../errors.ts';

export type Param = 'filters' | 'sort' | 'fields' | 'populate';

/**
 * The same message for a key that does not exist and for one that this reader may not use, so that
 * nobody can tell them apart.
 */
export function invalidKey(key: string, path: readonly string[], param: Param): AppError {
  const at = path.length > 0 ? path.join('.') : null;
  const message = at === null ? `Invalid key ${key}` : `Invalid key ${key} at ${at}`;
  return new AppError('validation_failed', message, { key, path: at, source: 'query', param });
}

export const invalidParam = (message: string, param: string): AppError =>
  new AppError('validation_failed', message, { source: 'query', param });
