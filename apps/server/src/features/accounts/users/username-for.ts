import { randomBytes } from 'node:crypto';

/** For an account that somebody else creates. The suffix is random, so that nobody can guess or reserve it. */
export function usernameFor(email: string, fallback: string): string {
  const [local = ''] = email.split('@', 1);
  const name = local.replace(/[^a-z0-9._-]/g, '').replace(/^[._-]+/, '') || fallback;
  return `${name.slice(0, 21)}-${randomBytes(4).toString('hex')}`;
}
