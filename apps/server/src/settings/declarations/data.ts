import { resolve } from 'node:path';
import { z } from 'zod';
import { repositoryFile } from '../../location/repository.ts';
import { section, setting } from '../setting.ts';
import { backupTarget, baseUrl, databaseUrl, interval, notEmpty, number } from '../values.ts';

/** In the repository, not in the working directory, so that it does not matter where the site is started. */
const DEFAULT_DATA_DIR = repositoryFile('data');

const S3 = 'any S3-compatible storage; set all four or none';
const s3 = { meaning: S3, defaultText: 'none: media in `DATA_DIR`' };

export const data = section({
  title: 'Data',
  settings: {
    DATA_DIR: setting({
      type: notEmpty,
      derive: (given) => resolve(given ?? DEFAULT_DATA_DIR),
      defaultText: '`data` in the repository',
      example: 'data',
      meaning: 'database, media and secrets',
    }),
    DATABASE_URL: setting({
      type: databaseUrl,
      defaultText: 'none: SQLite in `DATA_DIR`',
      example: 'postgres://user:password@localhost/rostra',
      meaning: '`postgres://…` for PostgreSQL',
    }),
    S3_ENDPOINT: setting({
      type: baseUrl,
      example: 'https://s3.eu-central-1.amazonaws.com',
      ...s3,
    }),
    S3_BUCKET: setting({ type: z.string().min(3).max(63), example: 'example-media', ...s3 }),
    S3_ACCESS_KEY_ID: setting({ type: notEmpty, example: 'example', ...s3 }),
    S3_SECRET_ACCESS_KEY: setting({ type: notEmpty, example: 'example', ...s3 }),
    S3_REGION: setting({
      type: notEmpty,
      default: 'us-east-1',
      meaning: 'the region of the bucket',
    }),
    /** In milliseconds. */
    BACKUP_EVERY: setting({
      type: interval,
      defaultText: 'none: only `npm run backup`',
      example: '1d',
      meaning:
        'how often the site backs itself up, such as `12h` or `1d`; see [backups](operations.md#scheduled-backups)',
    }),
    BACKUP_TO: setting({
      type: backupTarget,
      defaultText: '`backups` in `DATA_DIR`',
      example: '/mnt/backups',
      meaning:
        'where these backups go: a folder, or a bucket as `https://KEY:SECRET@s3.example.org/bucket/folder?region=eu-central-1`',
    }),
    BACKUP_KEEP: setting({
      type: number('[1-9]\\d{0,2}', 'must be a number of backups'),
      default: 7,
      meaning: 'how many of them are kept; older ones are deleted',
    }),
    BACKUP_PASSPHRASE: setting({
      type: z.string().min(12, 'must have at least 12 characters'),
      defaultText: 'none: backups are not encrypted',
      example: 'at-least-12-characters-kept-elsewhere',
      isKeptOutOfBackups: true,
      meaning: 'encrypts all backups; at least 12 characters',
    }),
  },
});
