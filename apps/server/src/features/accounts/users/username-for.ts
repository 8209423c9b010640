import { randomBytes } from 'node:crypto';

/** What can be part of a username in the part before the @. */
export function nameIn(email: string): string {
  const [local = ''] = email.split('@', 1);
  return local.replace(/[^a-z0-9._-]/g, '').replace(/^[._-]+/, '');
}

/** For an account that somebody else creates. The suffix is random, so that nobody can guess or reserve it. */
export function usernameFor(email: string, fallback: string): string {
  const name = nameIn(email) || fallback;
  return `${name.slice(0, 21)}-${randomBytes(4).toString('hex')}`;
}
