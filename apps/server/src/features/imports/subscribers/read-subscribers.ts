import { emailSchema, type ImportColumn } from '@rostra/contract';
import { isNo, isYes } from '../tables/read-answer.ts';
import { type CsvRow, readNumberedRows } from '../tables/read-csv.ts';
import { readTime } from '../tables/read-time.ts';
import type { ColumnReport } from './column-report.ts';
import {
  columnNames,
  rowNumbers,
  type SubscriberState,
  stateOfWord,
  subscriberColumns,
} from './subscriber-columns.ts';

export interface IncomingSubscriber {
  readonly row: number;
  /** Empty if the row has none. */
  readonly email: string;
  readonly language: string | null;
  /** When they subscribed there, if the list says it. */
  readonly consentedAt: string | undefined;
  readonly state: SubscriberState;
  readonly failure?: 'noAddress' | 'badAddress';
}

interface Options {
  /** The languages of the site. */
  readonly languages: readonly string[];
  readonly now: Date;
  /** Called once, before the first row. */
  onColumns(columns: ColumnReport): void;
}

export async function* readSubscribers(
  path: string,
  options: Options,
): AsyncIterable<IncomingSubscriber> {
  let email: string | undefined;
  for await (const { row, cells } of readNumberedRows(path)) {
    if (email === undefined) {
      email = findEmailColumn(cells);
      options.onColumns(describeColumns([...cells.keys()], email));
      // A bare list of addresses has no names of columns.
      if (isAddress(email)) yield { row: 1, ...readRow(new Map([[email, email]]), email, options) };
    }
    yield { row, ...readRow(cells, email, options) };
  }
}

const isAddress = (text: string): boolean => emailSchema.safeParse(text).success;

/** By its name, or else by what is in it. */
function findEmailColumn(cells: CsvRow): string {
  const names = [...cells.keys()];
  const named = subscriberColumns.email.find((name) => cells.has(name));
  return (
    named ??
    names.find(isAddress) ??
    names.find((name) => isAddress(cells.get(name) ?? '')) ??
    subscriberColumns.email[0]
  );
}

function describeColumns(names: readonly string[], email: string): ColumnReport {
  const usedAs = (name: string): ImportColumn | undefined =>
    name === email
      ? 'email'
      : columnNames.find((column) =>
          (subscriberColumns[column] as readonly string[]).includes(name),
        );
  const read = names.flatMap((name) => {
    const as = usedAs(name);
    return as === undefined || isAddress(name) ? [] : [{ name, as }];
  });
  const ignored = names.filter(
    (name) => name !== '' && !usedAs(name) && !rowNumbers.has(name) && !isAddress(name),
  );
  return { read, ignored };
}

function readRow(
  cells: CsvRow,
  emailColumn: string,
  { languages, now }: Options,
): Omit<IncomingSubscriber, 'row'> {
  const given = (column: ImportColumn): string[] =>
    subscriberColumns[column].flatMap((name) => cells.get(name)?.trim() || []);
  const address = cells.get(emailColumn)?.trim() ?? '';
  const email = emailSchema.safeParse(address);
  const times = given('consentedAt').flatMap((text) => readTime(text, now) ?? []);
  return {
    email: email.success ? email.data : '',
    language: languageIn(given('language')[0], languages),
    consentedAt: times[0],
    state: stateOf(given),
    ...(email.success ? {} : { failure: address === '' ? 'noAddress' : 'badAddress' }),
  };
}

/** The strongest reason against it counts. */
function stateOf(given: (column: ImportColumn) => string[]): SubscriberState {
  const has = (column: ImportColumn) => given(column).some((value) => !isNo(value));
  const words = given('status').map(stateOfWord);
  const states: readonly (readonly [SubscriberState, boolean])[] = [
    ['complained', has('complained')],
    ['bounced', has('bounced')],
    ['left', has('unsubscribed') || has('deleted')],
    ['left', given('subscribed').some((value) => !isYes(value))],
  ];
  const order = ['complained', 'bounced', 'left', 'unconfirmed'] as const;
  const found = [...states.flatMap(([state, applies]) => (applies ? [state] : [])), ...words];
  return order.find((state) => found.includes(state)) ?? 'subscribed';
}

/** `en-GB` of a list is `en` on a site that has only that. */
function languageIn(text: string | undefined, languages: readonly string[]): string | null {
  const code = text?.toLowerCase().replace('_', '-') ?? '';
  const known = (wanted: string) => languages.find((offered) => offered.toLowerCase() === wanted);
  return known(code) ?? known(code.split('-')[0] ?? '') ?? null;
}
