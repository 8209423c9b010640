import { emailSchema, profileFieldsSchema } from '@rostra/contract';
import type { Loss } from '../content-source.ts';
import { type CsvRow, readCsv } from '../tables/read-csv.ts';

export interface IncomingMember {
  /** As a spreadsheet counts: the first line has the names of the columns. */
  readonly row: number;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly organisation: string | null;
  readonly language: string | null;
  readonly joinedAt: string | undefined;
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
  plan: ['plan', 'tiers', 'tier', 'complimentary_plan', 'stripe_customer_id', 'membership type'],
  note: ['note', 'notes', 'labels', 'tags'],
} as const;

type Column = keyof typeof COLUMNS;

interface Options {
  /** The languages of the site. */
  readonly languages: readonly string[];
  readonly now: Date;
}

export async function* readMembers(path: string, options: Options): AsyncIterable<IncomingMember> {
  let row = 1;
  for await (const cells of readCsv(path)) {
    row += 1;
    yield { row, ...readMember(cells, options) };
  }
}

function readMember(cells: CsvRow, { languages, now }: Options): Omit<IncomingMember, 'row'> {
  const read = (column: Column): string => {
    const name = COLUMNS[column].find((known) => cells.get(known)?.trim());
    return name === undefined ? '' : (cells.get(name)?.trim() ?? '');
  };
  const losses: Loss[] = [];
  const keep = (field: 'firstName' | 'lastName' | 'organisation', value: string) => {
    const checked = profileFieldsSchema.shape[field].safeParse(value);
    if (!checked.success) losses.push({ kind: 'field', detail: value });
    return (checked.success && checked.data) || null;
  };
  const [first, last] = splitName(read('name'));
  const email = emailSchema.safeParse(read('email'));
  const language = read('language').toLowerCase();
  const plan = read('plan');
  if (plan && plan.toLowerCase() !== 'false') losses.push({ kind: 'access', detail: plan });
  if (read('note')) losses.push({ kind: 'field', detail: read('note') });
  const member = {
    email: email.success ? email.data : '',
    firstName: keep('firstName', read('firstName') || first),
    lastName: keep('lastName', read('lastName') || last),
    organisation: keep('organisation', read('organisation')),
    language: languages.includes(language) ? language : null,
    joinedAt: readTime(read('joinedAt'), now),
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

/** ISO dates only: 03/04/2025 means two days. */
function readTime(text: string, now: Date): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}/.test(text)) return undefined;
  const time = Date.parse(text);
  return time > 0 && time <= now.getTime() ? new Date(time).toISOString() : undefined;
}
