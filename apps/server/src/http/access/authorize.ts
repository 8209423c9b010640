import { type Call, can } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import type { onRequestHookHandler } from 'fastify';
import { AppError, accessDenied, unauthorized } from '../../errors.ts';
import type { Caller } from '../caller.ts';
import { forbidden } from './forbidden.ts';
import { requireRecentProof } from './recent-proof.ts';

/** The access rule of a call. */
export type AccessRule = Pick<
  Call,
  'access' | 'needsConfirmedAddress' | 'needsProof' | 'tokenNeeds'
>;

/** Returns the hooks of a route. They run before the body is parsed, so that an unauthorized caller learns nothing. */
export type Authorize = (rule: AccessRule) => onRequestHookHandler[];

/** The only place that enforces access rules. */
export const createAuthorize =
  (now: () => Date): Authorize =>
  (rule) =>
    rule.access === 'public'
      ? []
      : [
          ({ caller }, _reply, done) => {
            checkAccess(caller, rule, now());
            done();
          },
        ];

function checkAccess(caller: Caller, rule: AccessRule, at: Date): void {
  const { access, needsConfirmedAddress, needsProof } = rule;
  if (access === 'public') return;
  if (caller.token) {
    checkTokenAccess(caller, rule);
    return;
  }
  if (caller.role === 'visitor') throw unauthorized();
  if (access !== 'member' && !can(caller.role, access)) throw forbidden(caller, access);
  if (needsConfirmedAddress && caller.user.email_confirmed_at === null) throw unconfirmedAddress();
  if (needsProof) requireRecentProof(caller, at);
}

const unconfirmedAddress = () =>
  new AppError('unconfirmed_address', messageReference('errors', 'unconfirmedAddress'));

/** A token can do nothing that members do with their own account, and nothing that needs a proof. */
function checkTokenAccess({ role }: Caller, { access, needsProof, tokenNeeds }: AccessRule): void {
  const needed = tokenNeeds ?? access;
  const isCapability = needed !== 'public' && needed !== 'member';
  if (needsProof || !isCapability || !can(role, needed)) throw accessDenied();
}
