import type { AccountHooks } from '../../feature.ts';
import { deleteSessionsOf } from './sessions.repo.ts';

/** A new password logs out every session but the one that chose it. */
export const sessionsAccountHooks = {
  name: 'sessions',
  onPasswordChange: (tx, { userId, keepSessionId }) => deleteSessionsOf(tx, userId, keepSessionId),
} satisfies AccountHooks;
