import type { Queries } from '../../../../db/client.ts';
import type { NewsletterTables } from '../../../../db/tables/newsletters.ts';

export type StoredText = NewsletterTables['mailing_texts'];

export async function insertTexts(tx: Queries, texts: readonly StoredText[]): Promise<void> {
  for (const text of texts) await tx.insertInto('mailing_texts').values(text).execute();
}

export const findText = (
  queries: Queries,
  { mailingId, language, reader }: { mailingId: string; language: string; reader: string },
): Promise<StoredText | undefined> =>
  queries
    .selectFrom('mailing_texts')
    .selectAll()
    .where('mailing_id', '=', mailingId)
    .where('language', '=', language)
    .where('reader', '=', reader)
    .executeTakeFirst();
