import { type RawBuilder, sql } from 'kysely';
import type { DbKind } from '../../../db/client.ts';

/** The same letters as in migration 0067. */
const ACCENTED = 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝ'; // cspell:disable-line
const PLAIN = 'aaaaaaceeeeiiiinooooouuuuyyaaaaaaceeeeiiiinooooouuuuy'; // cspell:disable-line

const MAX_WORDS = 8;
/** A trigram index finds nothing shorter. */
const MIN_INDEXED = 3;

export const wordsIn = (search: string): string[] =>
  search.normalize('NFC').split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);

const whole = sql`users.username || ' ' || users.email || ' ' || coalesce(users.first_name, '')
  || ' ' || coalesce(users.last_name, '') || ' ' || coalesce(users.organisation, '')`;

const fold = (text: RawBuilder<unknown>) =>
  sql`translate(lower(${text}), ${sql.lit(ACCENTED)}, ${sql.lit(PLAIN)})`;

const patternFor = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

interface MemberMatch {
  readonly from: RawBuilder<unknown>;
  /** The column to order by: an index that is read in this order needs no sorting. */
  readonly id: RawBuilder<unknown>;
  readonly conditions: readonly RawBuilder<unknown>[];
}

const everybody = { from: sql`users`, id: sql`users.id` };

/** Every word must occur somewhere. Case and accents do not matter. */
export function matchMembers(kind: DbKind, words: readonly string[]): MemberMatch {
  if (kind === 'postgres') {
    const conditions = words.map(
      (word) => sql`users.search_text like ${fold(sql`${patternFor(word)}::text`)}`,
    );
    return { ...everybody, conditions };
  }
  const isIndexed = (word: string) => [...word].length >= MIN_INDEXED;
  const indexed = words.filter(isIndexed);
  const others = words
    .filter((word) => !isIndexed(word))
    .map((word) => sql`${whole} like ${patternFor(word)} escape '\\'`);
  if (indexed.length === 0) return { ...everybody, conditions: others };
  const query = indexed.map((word) => `"${word.replaceAll('"', '""')}"`).join(' ');
  return {
    from: sql`member_search join users on users.id = member_search.rowid`,
    id: sql`member_search.rowid`,
    conditions: [sql`member_search match ${query}`, ...others],
  };
}
