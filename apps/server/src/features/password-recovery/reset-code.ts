import { createHash, randomBytes } from 'node:crypto';

export const RESET_CODE_LIFETIME_MS = 30 * 60 * 1000;

export const newResetCode = () => randomBytes(32).toString('base64url');

export const hashResetCode = (code: string) =>
  createHash('sha256').update(code).digest('base64url');

export const resetLink = (siteUrl: string, code: string) =>
  `${siteUrl}/reset-password?code=${code}`;
