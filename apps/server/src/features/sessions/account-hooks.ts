import type { AccountHooks } from '../../feature.ts';
import { deleteSessionsOf } from './sessions.repo.ts';

/** Ends every session, also the one that changed the password: its tokens may have been copied. */
export const sessionsAccountHooks = {
  name: 'sessions',
  onPasswordChange: deleteSessionsOf,
} satisfies AccountHooks;
