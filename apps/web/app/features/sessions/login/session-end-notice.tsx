import { useMessages } from '@rostra/messages/react';
import { Notice } from '@rostra/ui';
import { useSession } from '../session/use-session.tsx';

/** Explains on the login page why a member had to log in again. */
export function SessionEndNotice() {
  const t = useMessages('sessions');
  const session = useSession();
  const reason = session.status === 'visitor' ? session.endReason : undefined;
  if (!reason) return null;
  return (
    <Notice tone="warning" isLive className="mb-8" title={t('endTitle')}>
      {t(`end.${reason}`)}
    </Notice>
  );
}
