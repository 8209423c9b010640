import { Notice } from '@rostra/ui';
import type { SessionEndReason } from '../session/session.ts';
import { useSession } from '../session/use-session.tsx';

const texts: Record<SessionEndReason, string> = {
  ended:
    'Your session has ended. You may have logged out in another tab or on another device. Please log in again.',
  unavailable:
    'We could not load your account. Please check your connection and log in again in a moment.',
};

/** Explains on the login page why a member had to log in again. */
export function SessionEndNotice() {
  const session = useSession();
  const reason = session.status === 'visitor' ? session.endReason : undefined;
  if (!reason) return null;
  return (
    <Notice tone="warning" isLive className="mb-8" title="You have been logged out">
      {texts[reason]}
    </Notice>
  );
}
