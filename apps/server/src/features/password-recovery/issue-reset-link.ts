import { linkWith, type Page, pages } from '@rostra/contract/pages';
import type { Queries } from '../../db/client.ts';
import { hashCode, newCode } from '../accounts/index.ts';
import { insertResetCode } from './reset-codes.repo.ts';

const LIFETIME_MS = 30 * 60 * 1000;

interface ResetLinkOptions {
  userId: number | null;
  siteUrl: string;
  at: Date;
  lifetimeMs?: number;
  /** Where the password is chosen. */
  page?: Pick<Page, 'path'>;
}

/** Only the link contains the code in clear text. Without a user the link is useless. */
export async function issueResetLink(
  tx: Queries,
  { userId, siteUrl, at, lifetimeMs = LIFETIME_MS, page = pages.resetPassword }: ResetLinkOptions,
): Promise<string> {
  const code = newCode();
  await insertResetCode(tx, {
    code_hash: hashCode(code),
    user_id: userId,
    expires_at: new Date(at.getTime() + lifetimeMs).toISOString(),
  });
  return siteUrl + linkWith(page, 'code', code);
}
