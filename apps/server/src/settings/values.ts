import { availableParallelism } from 'node:os';
import { timeZoneSchema } from '@rostra/contract';
import { languageCodes, PSEUDO_LANGUAGE } from '@rostra/messages';
import { z } from 'zod';
import { parseBackupTarget } from '../location/parse-backup-target.ts';

export const flag = z
  .enum(['true', 'false', '1', '0'], 'must be true or false')
  .transform((value) => value === 'true' || value === '1');

export const webUrl = z.url({ protocol: /^https?$/, error: 'must be a valid http or https URL' });
export const baseUrl = webUrl.transform((value) => value.replace(/\/+$/, ''));

export const databaseUrl = z.url({
  protocol: /^postgres(ql)?$/,
  hostname: /.*/,
  error: 'must be a valid postgres:// URL',
});

export const prefixed = (prefix: string, what: 'the key' | 'the ID') =>
  z.string().regex(new RegExp(`^${prefix}\\S+$`), `must start with ${prefix} followed by ${what}`);

export const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port number from 0 to 65535')
  .transform(Number)
  .refine((value) => value <= 65_535, 'must be a port number from 0 to 65535');

const MAX_PROCESSES = 64;
export const processes = z
  .string()
  .regex(/^(auto|[1-9]\d?)$/, 'must be auto or a number of processes')
  .transform((value) => (value === 'auto' ? availableParallelism() : Number(value)))
  .refine((value) => value <= MAX_PROCESSES, `must be at most ${MAX_PROCESSES}`);

export const number = (digits: string, message: string) =>
  z
    .string()
    .regex(new RegExp(`^(?:${digits})$`), message)
    .transform(Number);

export const days = (digits: string) => number(digits, 'must be a whole number of days');

const HOUR_MS = 60 * 60_000;
export const interval = z
  .string()
  .regex(/^[1-9]\d{0,2}[hd]$/, 'must be a number of hours or days, such as 12h or 1d')
  .transform((value) => Number.parseInt(value, 10) * (value.endsWith('d') ? 24 : 1) * HOUR_MS);

export const backupTarget = z
  .string()
  .refine(
    (value) => parseBackupTarget(value) !== undefined,
    'must be a folder or https://KEY:SECRET@host/bucket',
  );

export const PUBLIC_LANGUAGES = languageCodes.filter((code) => code !== PSEUDO_LANGUAGE);
const languageHint = `must be one of ${PUBLIC_LANGUAGES.join(', ')}`;
export const language = z.enum(languageCodes, languageHint);

export const languageList = z
  .string()
  .transform((value) => value.split(',').map((code) => code.trim()))
  .pipe(z.array(language, languageHint));

const originHint = 'must be origins such as https://admin.example.org, separated by commas';
const isOrigin = (value: string) =>
  /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value;

export const originList = z
  .string()
  .transform((value) => value.split(',').map((origin) => origin.trim()))
  .pipe(z.array(z.string().refine(isOrigin, originHint)));

export const timeZone = z
  .string()
  .refine(
    (zone) => timeZoneSchema.safeParse(zone).success,
    'must be a time zone such as Europe/Paris',
  );

/** A comma-separated list, so that secrets can be rotated. */
export const webhookSecrets = z
  .string()
  .regex(/^\s*whsec_[^\s,]+(\s*,\s*whsec_[^\s,]+)*\s*$/, 'must start with whsec_')
  .transform((value) => value.split(',').map((secret) => secret.trim()));

export const notEmpty = z.string().min(1);
export const email = z.email('must be an e-mail address');
export const oneOf = <const Name extends string>(names: readonly Name[]) =>
  z.enum(names, `must be one of ${names.join(', ')}`);
