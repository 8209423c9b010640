import { hostname, userInfo } from 'node:os';
import type { Actor } from '../http/access/actor.ts';

/** Whoever runs a command, for the audit log. */
export const terminalActor = (): Actor => ({
  kind: 'terminal',
  user: userInfo().username,
  host: hostname(),
});
