import { PASSWORD_MIN } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';

/** Help text for every field in which a new password is chosen. */
export function usePasswordHelp(): string {
  const t = useMessages('forms');
  return t('passwordHelp', { minimum: PASSWORD_MIN });
}
