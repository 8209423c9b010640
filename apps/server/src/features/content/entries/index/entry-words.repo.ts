import { type RawBuilder, sql } from 'kysely';
import type { DbKind, Queries } from '../../../../db/client.ts';
import { indexedWords } from './entry-words.ts';

export async function indexWords(
  tx: Queries,
  kind: DbKind,
  entryId: number,
  { title, body }: { title: string; body: string },
): Promise<void> {
  const [foldedTitle, foldedBody] = [indexedWords(title), indexedWords(body)];
  if (kind === 'postgres') {
    await sql`update content_entries set words = setweight(to_tsvector('simple', ${foldedTitle}), 'A')
      || to_tsvector('simple', left(${foldedBody}, 200000)) where id = ${entryId}`.execute(tx);
    return;
  }
  await sql`delete from content_entry_words where rowid = ${entryId}`.execute(tx);
  await sql`insert into content_entry_words (rowid, title, body)
    values (${entryId}, ${foldedTitle}, ${foldedBody})`.execute(tx);
}

type Words = readonly (readonly string[])[];

/** Entries that contain all words, each in one of its spellings; the last one may be a prefix. */
export function hasWords(kind: DbKind, words: Words): RawBuilder<boolean> {
  if (words.length === 0) return sql<boolean>`1 = 0`;
  if (kind === 'postgres') {
    const query = queryOf(words, { quote: "'", prefix: ':*', or: ' | ', and: ' & ' });
    return sql<boolean>`words @@ to_tsquery('simple', ${query})`;
  }
  const query = queryOf(words, { quote: '"', prefix: '*', or: ' OR ', and: ' AND ' });
  return sql<boolean>`id in (select rowid from content_entry_words
    where content_entry_words match ${query})`;
}

const queryOf = (
  words: Words,
  { quote, prefix, or, and }: Record<'quote' | 'prefix' | 'or' | 'and', string>,
): string =>
  words
    .map((spellings, index) => {
      const end = quote + (index === words.length - 1 ? prefix : '');
      return `(${spellings.map((spelling) => quote + spelling + end).join(or)})`;
    })
    .join(and);
