import { can } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { AppError, accessDenied } from '../../../errors.ts';
import type { Actor } from '../../../http/access/actor.ts';
import { recordAction } from '../../audit/index.ts';
import { lockTarget } from '../check-authority.ts';
import type { StaffContext } from '../context.ts';
import { deleteToken, findToken, type TokenRow } from './api-tokens.repo.ts';

/** Returns the name of the token, which no longer works. */
export const revokeToken = (
  { db, now }: Pick<StaffContext, 'db' | 'now'>,
  actor: Actor,
  id: number,
): Promise<string> =>
  db.transaction(async (tx) => {
    const row = await findToken(tx, id);
    if (!row) throw new AppError('not_found', messageReference('staff-server', 'noToken'));
    const { actorRole } = await lockTarget(tx, actor, row.user_id);
    if (!can(actorRole, 'tokens.manage')) throw accessDenied();
    await deleteToken(tx, id);
    await recordAction(tx, {
      actor,
      at: now(),
      action: 'token.revoke',
      target: { kind: 'api_tokens', id },
      before: describe(row),
    });
    return row.name;
  });

const describe = ({ name, access, username, expires_at }: TokenRow) => ({
  name,
  access,
  owner: username,
  expiresAt: expires_at,
});
