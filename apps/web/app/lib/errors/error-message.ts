import { ApiError } from '@rostra/contract/client';
import type { Translate } from '@rostra/messages';
import { useMessages } from '@rostra/messages/react';

/** A message that can be shown to the user. Errors of the API arrive in the language of the page. */
export function errorMessage(error: unknown, t: Translate<'failures'>): string {
  if (error instanceof ApiError && error.failure) return t(`reason.${error.failure}`);
  return error instanceof Error && error.message.trim() ? error.message : t('unexpected');
}

export function useErrorMessage(): (error: unknown) => string {
  const t = useMessages('failures');
  return (error) => errorMessage(error, t);
}
