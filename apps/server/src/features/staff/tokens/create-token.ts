import { type ApiToken, can, type NewApiToken, tokenRoles } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { AppError, accessDenied } from '../../../errors.ts';
import type { Actor } from '../../../http/access/actor.ts';
import { recordAction } from '../../audit/index.ts';
import { checkWithin, lockTarget } from '../check-authority.ts';
import type { StaffContext } from '../context.ts';
import { hashApiToken, newApiToken } from './api-token.ts';
import { countTokens, findToken, insertToken } from './api-tokens.repo.ts';
import { describeToken } from './list-tokens.ts';

const DAY_MS = 24 * 60 * 60_000;
const MAX_TOKENS = 100;

/** Creates a token that acts for this person. The secret is returned once and stored as a hash. */
export async function createToken(
  { db, now }: Pick<StaffContext, 'db' | 'now'>,
  actor: Actor,
  { userId, name, access, days }: NewApiToken & { userId: number },
): Promise<{ data: ApiToken; token: string }> {
  const token = newApiToken();
  const at = now();
  const expiresAt = days === null ? null : new Date(at.getTime() + days * DAY_MS).toISOString();
  const data = await db.transaction(async (tx) => {
    const { target, actorRole } = await lockTarget(tx, actor, userId);
    if (!can(actorRole, 'tokens.manage') || target.is_blocked) throw accessDenied();
    const role = tokenRoles[access];
    if (role) checkWithin(target.role, role);
    if ((await countTokens(tx)) >= MAX_TOKENS) {
      throw new AppError('conflict', messageReference('staff-server', 'tooManyTokens'));
    }
    const id = await insertToken(tx, {
      name,
      access,
      token_hash: hashApiToken(token),
      user_id: userId,
      created_at: at.toISOString(),
      expires_at: expiresAt,
      last_used_at: null,
    });
    await recordAction(tx, {
      actor,
      at,
      action: 'token.create',
      target: { kind: 'api_tokens', id },
      after: { name, access, owner: target.username, expiresAt },
    });
    const row = await findToken(tx, id);
    if (!row) throw new Error('The token was not stored');
    return describeToken(row);
  });
  return { data, token };
}
