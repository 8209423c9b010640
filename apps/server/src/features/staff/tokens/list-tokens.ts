import type { ApiToken } from '@rostra/contract';
import type { Db } from '../../../db/client.ts';
import { findTokens, type TokenRow } from './api-tokens.repo.ts';

/** All tokens, newest first, also those that have expired. */
export const listTokens = async ({ db }: { db: Db }): Promise<ApiToken[]> =>
  (await findTokens(db.queries)).map(describeToken);

export const describeToken = (row: TokenRow): ApiToken => ({
  id: row.id,
  name: row.name,
  access: row.access,
  owner: { id: row.user_id, name: row.username },
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  lastUsedAt: row.last_used_at,
});
