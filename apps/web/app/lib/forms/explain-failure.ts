import type { ErrorCode } from '@rostra/contract';
import { ApiError } from '@rostra/contract/client';

export interface Failure<Name extends string> {
  fieldErrors: Partial<Record<Name, string>>;
  /** Undefined if the field errors explain everything. */
  formError: string | undefined;
  /** Everything in one sentence. */
  message: string;
}

/** Splits an error, which has a message to show, into field errors and a form error. */
export function explainFailure<Name extends string>(
  error: unknown,
  message: string,
  names: readonly Name[],
  fieldOf: Partial<Record<ErrorCode, Name>> = {},
): Failure<Name> {
  const fieldErrors: Partial<Record<Name, string>> = {};
  if (error instanceof ApiError) {
    for (const { path, message: text } of error.fieldErrors) {
      const name = names.find((known) => known === path.at(-1));
      if (name) fieldErrors[name] ??= text;
    }
    const owner = error.code && fieldOf[error.code];
    if (owner) fieldErrors[owner] ??= message;
  }
  const isExplained = Object.keys(fieldErrors).length > 0;
  return { fieldErrors, formError: isExplained ? undefined : message, message };
}
