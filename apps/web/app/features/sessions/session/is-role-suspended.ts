import type { SessionUser } from '@rostra/browser/session';

/** Staff who lack a required second factor have the rights of a member. */
export const isRoleSuspended = ({ factorDueAt }: Pick<SessionUser, 'factorDueAt'>): boolean =>
  factorDueAt !== null && new Date(factorDueAt) <= new Date();
