import { ApiError } from '@rostra/contract/client';

/** What is wrong with a text, in the words of the server. */
export const fieldErrorsIn = (error: unknown): string[] =>
  error instanceof ApiError ? error.fieldErrors.map(({ message }) => message) : [];
