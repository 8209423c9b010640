import type { CallOutput, listContentLocales } from '@rostra/contract';
import type { ContentStore } from '../read/content-store.ts';
import { findLocales } from './locales.repo.ts';

/** The languages of content as Strapi lists them. */
export async function listLocales({
  db,
  locales,
}: ContentStore): Promise<CallOutput<typeof listContentLocales>> {
  const rows = await findLocales(db.queries);
  return rows
    .filter(({ code }) => locales.offered.includes(code))
    .map(({ id, document_id: documentId, code, created_at: createdAt }) => ({
      id,
      documentId,
      name: `${names.of(code) ?? code} (${code})`,
      code,
      createdAt,
      updatedAt: createdAt,
      publishedAt: createdAt,
      isDefault: code === locales.default,
    }));
}

const names = new Intl.DisplayNames('en', { type: 'language' });
