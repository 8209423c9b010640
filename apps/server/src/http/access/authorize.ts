import { type Access, type Call, can } from '@rostra/contract';
import type { onRequestHookHandler } from 'fastify';
import { AppError, unauthorized } from '../../errors.ts';
import type { Caller } from '../caller.ts';
import { requireRecentProof } from './recent-proof.ts';

/** The access rule of a call. */
export type AccessRule = Pick<Call, 'access' | 'needsProof'>;

/** Returns the hooks of a route. They run before the body is parsed, so that an unauthorized caller learns nothing. */
export type Authorize = (rule: AccessRule) => onRequestHookHandler[];

/** The only place that enforces access rules. */
export const createAuthorize =
  (now: () => Date): Authorize =>
  (rule) =>
    rule.access === 'public' ? [] : [async ({ caller }) => checkAccess(caller, rule, now())];

function checkAccess(caller: Caller, { access, needsProof }: AccessRule, at: Date): void {
  if (access === 'public') return;
  if (caller.role === 'visitor') throw unauthorized();
  if (!isAllowed(caller.role, access)) throw new AppError('forbidden', 'Forbidden');
  if (needsProof) requireRecentProof(caller, at);
}

const isAllowed = (role: Caller['role'], access: Exclude<Access, 'public'>) =>
  access === 'member' || can(role, access);

/** The access rule in the API description of a route. */
export const describeAccess = ({ access, needsProof }: AccessRule) => ({
  'x-access': access,
  ...(needsProof ? { 'x-needs-proof': true } : {}),
  ...(access === 'public' ? {} : { security: [{ bearer: [] }] }),
});

declare module 'fastify' {
  interface FastifySchema {
    'x-access'?: Access;
    'x-needs-proof'?: boolean;
  }
}
