import { z } from 'zod';
import { isPublic } from '../is-public.ts';
import { section, setting } from '../setting.ts';
import { days, flag, notEmpty, number } from '../values.ts';

const STORAGE_KEYS = "keys in the browser's local storage";

export const accounts = section({
  title: 'Accounts',
  settings: {
    JWT_SECRET: setting({
      type: z.string().min(32, 'must have at least 32 characters'),
      defaultText: 'generated and kept in `DATA_DIR`',
      example: 'at-least-32-characters-that-nobody-can-guess',
      meaning:
        'signs access tokens and encrypts the secrets of authenticator apps; at least 32 characters. After a change, members log in again, and authenticator apps and recovery codes have to be set up again',
    }),
    TOKEN_EXPIRY_SECONDS: setting({
      type: number('[1-9]\\d{0,8}', 'must be a whole number of seconds'),
      default: 86_400,
      meaning: 'lifetime of an access token',
    }),
    SESSION_LIFETIME_DAYS: setting({
      type: days('[1-9]\\d{0,3}'),
      default: 90,
      meaning:
        'after this many days a member has to log in again, however often the session was used',
    }),
    ACCOUNT_DELETION_DAYS: setting({
      type: days('\\d{1,2}'),
      default: 7,
      meaning:
        "days between a member's request and the deletion of the account, in which logging in cancels it; `0` deletes at once",
    }),
    TRASH_RETENTION_DAYS: setting({
      type: days('[1-9]\\d{0,3}'),
      default: 30,
      meaning: 'how long deleted content can be restored from the trash',
    }),
    AUDIT_RETENTION_DAYS: setting({
      type: days('[3-9]\\d|[1-9]\\d{2,3}'),
      default: 730,
      meaning: 'how long entries of the audit log are kept; at least `30`',
    }),
    STAFF_SECOND_FACTOR: setting({
      type: flag,
      derive: (given, { SITE_URL }) => given ?? isPublic(SITE_URL),
      defaultText: '`false`; `true` with a public `SITE_URL`',
      example: 'true',
      meaning:
        'whether staff must have a second factor; they have one week to set it up, and can use the rights of their role only with one afterwards',
    }),
    TOKEN_STORAGE_KEY: setting({ type: notEmpty, default: 'rostra.token', meaning: STORAGE_KEYS }),
    REFRESH_TOKEN_STORAGE_KEY: setting({
      type: notEmpty,
      default: 'rostra.refreshToken',
      meaning: STORAGE_KEYS,
    }),
    THEME_STORAGE_KEY: setting({ type: notEmpty, default: 'theme', meaning: STORAGE_KEYS }),
  },
});
