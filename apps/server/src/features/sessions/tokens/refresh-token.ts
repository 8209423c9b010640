import { createHash, randomBytes } from 'node:crypto';
import type { Queries } from '../../../db/client.ts';
import { insertRefreshToken } from './refresh-tokens.repo.ts';

export const hashRefreshToken = (token: string) =>
  createHash('sha256').update(token).digest('base64url');

export async function issueRefreshToken(tx: Queries, sessionId: string, at: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await insertRefreshToken(tx, {
    token_hash: hashRefreshToken(token),
    session_id: sessionId,
    created_at: at.toISOString(),
  });
  return token;
}
