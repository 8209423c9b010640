import { emailSchema, profileFieldsSchema } from '@rostra/contract';
import type { Loss } from '../content-source.ts';
import { isNo, isYes } from '../tables/read-answer.ts';
import { type CsvRow, readNumberedRows } from '../tables/read-csv.ts';
import { readTime } from '../tables/read-time.ts';

export interface IncomingMember {
  /** As a spreadsheet counts: the first line has the names of the columns. */
  readonly row: number;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly organisation: string | null;
  readonly language: string | null;
  readonly joinedAt: string | undefined;
  /** Has declined emails: it is consent, so it is kept. */
  readonly declinesMails: boolean;
  readonly losses: readonly Loss[];
  /** Why the member cannot be imported. */
  readonly failure?: string;
}

/** The names of columns in the lists of Ghost, Substack, Mailchimp, NationBuilder and CiviCRM. */
const COLUMNS = {
  email: ['email', 'e-mail', 'email address', 'email_address', 'primary email'],
  name: ['name', 'full name', 'full_name', 'display name'],
  firstName: ['first_name', 'first name', 'firstname', 'given name'],
  lastName: ['last_name', 'last name', 'lastname', 'surname', 'family name'],
  organisation: ['organisation', 'organization', 'company', 'employer', 'current employer'],
  language: ['language', 'locale', 'preferred language'],
  joinedAt: ['created_at', 'created at', 'joined', 'joined at', 'start date', 'optin_time'],
  deletedAt: ['deleted_at'],
  /** Whether they want emails, and the other way round. */
  subscribed: ['subscribed_to_emails', 'subscribed', 'email_opt_in', 'email opt in', 'newsletter'],
  unsubscribed: [
    ...['unsubscribed', 'unsubscribed_at', 'unsub_time', 'email_disabled', 'is_opt_out'],
    ...['do not email', 'do_not_email', 'no bulk emails (user opt out)'],
  ],
  plan: ['plan', 'tiers', 'tier', 'complimentary_plan', 'stripe_customer_id', 'membership type'],
  note: ['note', 'notes', 'labels', 'tags'],
} as const;

type Column = keyof typeof COLUMNS;

const READ: ReadonlySet<string> = new Set([
  ...Object.values(COLUMNS).flat(),
  // They name a row of another program, and say nothing about a person.
  ...['id', 'uuid'],
]);

interface Options {
  /** The languages of the site. */
  readonly languages: readonly string[];
  readonly now: Date;
  /** Whether a name seems to be that of the site or its staff. */
  isForbiddenName(name: string): boolean;
  /** Called with the names of columns that have something to say and are not read. */
  onUnread?(column: string): void;
}

export async function* readMembers(path: string, options: Options): AsyncIterable<IncomingMember> {
  for await (const { row, cells } of readNumberedRows(path)) {
    for (const [column, value] of cells) {
      if (!READ.has(column) && value.trim() !== '') options.onUnread?.(column);
    }
    yield { row, ...readMember(cells, options) };
  }
}

function readMember(
  cells: CsvRow,
  { languages, now, isForbiddenName }: Options,
): Omit<IncomingMember, 'row'> {
  const read = (column: Column): string => {
    const name = COLUMNS[column].find((known) => cells.get(known)?.trim());
    return name === undefined ? '' : (cells.get(name)?.trim() ?? '');
  };
  const losses: Loss[] = [];
  const lose = (kind: 'access' | 'field', name: string, value: string) =>
    losses.push({ kind, detail: `${name}: ${value}` });
  const given = (column: Column): [string, string][] =>
    COLUMNS[column].flatMap((name): [string, string][] => {
      const value = cells.get(name)?.trim();
      return value ? [[name, value]] : [];
    });
  const keep = (field: 'firstName' | 'lastName' | 'organisation', value: string) => {
    const checked = profileFieldsSchema.shape[field].safeParse(value);
    if (!checked.success) lose('field', field, value);
    return (checked.success && checked.data) || null;
  };
  const [first, last] = splitName(read('name'));
  const email = emailSchema.safeParse(read('email'));
  const language = read('language').toLowerCase();
  const joinedAt = readTime(read('joinedAt'), now);
  for (const [name, value] of given('plan')) if (!isNo(value)) lose('access', name, value);
  for (const [name, value] of given('note')) lose('field', name, value);
  if (language && !languages.includes(language)) lose('field', 'language', language);
  for (const [name, value] of given('subscribed')) {
    if (!isYes(value) && !isNo(value)) lose('field', name, `${value} (read as no)`);
  }
  if (joinedAt === undefined) {
    for (const [name, value] of given('joinedAt')) lose('field', name, value);
  }
  const name = [read('firstName') || first, read('lastName') || last] as const;
  const isForbidden = [...name, name.join(' ')].some(
    (part) => part.trim() !== '' && isForbiddenName(part),
  );
  if (isForbidden) lose('field', 'name', name.join(' ').trim());
  const member = {
    email: email.success ? email.data : '',
    firstName: isForbidden ? null : keep('firstName', name[0]),
    lastName: isForbidden ? null : keep('lastName', name[1]),
    organisation: keep('organisation', read('organisation')),
    language: languages.includes(language) ? language : null,
    joinedAt,
    declinesMails:
      given('subscribed').some(([, value]) => !isYes(value)) ||
      given('unsubscribed').some(([, value]) => !isNo(value)),
    losses,
  };
  if (!email.success) return { ...member, failure: failureOf(read('email')) };
  return read('deletedAt') ? { ...member, failure: 'was deleted there' } : member;
}

const failureOf = (email: string): string =>
  email === '' ? 'has no email address' : 'this is not an email address';

/** The last word is the family name: right for most names, and easily corrected by the member. */
function splitName(name: string): [string, string] {
  const at = name.lastIndexOf(' ');
  return at < 0 ? [name, ''] : [name.slice(0, at).trim(), name.slice(at + 1)];
}
