import { ApiError } from '@rostra/contract/client';
import type { Translate } from '@rostra/messages';
import { useMessages } from '@rostra/messages/react';

/**
 * A message that can be shown to the user. Errors of the API arrive in the language of the page. Without any response, a
 * second line says that there is no connection.
 */
export function errorMessage(error: unknown, t: Translate<'failures'>): string {
  if (error instanceof ApiError && error.failure) {
    const reason = t(`reason.${error.failure}`);
    const isUnreachable = error.status === 0 && error.failure === 'unknown';
    return isUnreachable ? `${reason}\n${t('noConnection')}` : reason;
  }
  return error instanceof Error && error.message.trim() ? error.message : t('unexpected');
}

export function useErrorMessage(): (error: unknown) => string {
  const t = useMessages('failures');
  return (error) => errorMessage(error, t);
}
