import type { ApiError } from '@rostra/contract/client';

/** What is wrong with a field, or with one in a list. The server names places in lists by strings. */
export const fieldErrorAt = (
  errors: ApiError['fieldErrors'],
  wanted: readonly (string | number)[],
): string | undefined =>
  errors.find(({ path }) => wanted.every((part, index) => String(path[index]) === String(part)))
    ?.message;
