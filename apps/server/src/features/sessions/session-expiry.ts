import type { SessionContext } from './context.ts';

/** A session ends this long after its last refresh. */
const IDLE_MS = 30 * 24 * 60 * 60 * 1000;

/** When a session that is refreshed now ends: after 30 idle days, or at the end of its lifetime. */
export function sessionExpiry(
  { sessionLifetimeMs }: Pick<SessionContext, 'sessionLifetimeMs'>,
  { startedAt, at }: { startedAt: Date; at: Date },
): Date {
  return new Date(Math.min(at.getTime() + IDLE_MS, startedAt.getTime() + sessionLifetimeMs));
}
