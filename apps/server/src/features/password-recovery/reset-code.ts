export const RESET_CODE_LIFETIME_MS = 30 * 60 * 1000;

export const resetLink = (siteUrl: string, code: string) =>
  `${siteUrl}/reset-password?code=${code}`;
