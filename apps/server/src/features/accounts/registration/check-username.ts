import { messageReference } from '@rostra/messages';
import { invalidField } from '../../../errors.ts';
import { usernameKey } from '../users/username-key.ts';

/** Also reserved as a part between dots, dashes or underscores: `support-team`. */
const ROLES = [
  'admin',
  'administrator',
  'editor',
  'moderator',
  'official',
  'staff',
  'support',
  'treasurer',
];

const RESERVED = [
  ...ROLES,
  'abuse',
  'accounts',
  'api',
  'billing',
  'contact',
  'editorial',
  'everyone',
  'help',
  'helpdesk',
  'hostmaster',
  'info',
  'mailer-daemon',
  'noreply',
  'owner',
  'payments',
  'postmaster',
  'press',
  'privacy',
  'root',
  'security',
  'superuser',
  'sysadmin',
  'system',
  'team',
  'webmaster',
];

/** Letters and digits, without digits at the end: `Admin_1` reads like `admin`. */
const plain = (name: string) =>
  usernameKey(name)
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/\p{N}+$/u, '');

const roles = new Set(ROLES.map(plain));
const reserved = new Set(RESERVED.map(plain));

/** Rejects usernames that impersonate the site or its team. */
export function checkUsername(username: string, siteName: string): void {
  const parts = username.split(/[._-]+/).map(plain);
  const isReserved = reserved.has(plain(username)) || parts.some((part) => roles.has(part));
  if (!isReserved && !isSiteName(plain(username), siteName)) return;
  throw invalidField(['username'], messageReference('accounts-server', 'usernameReserved'));
}

/** The whole name anywhere in the username, or the name's first word. */
function isSiteName(name: string, siteName: string): boolean {
  const words = siteName
    .replace(/^the\s+/i, '')
    .split(/\s+/)
    .map(plain);
  const whole = words.join('');
  return (whole.length > 3 && name.includes(whole)) || (words[0] ? name === words[0] : false);
}
