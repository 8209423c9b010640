import type { Collection } from '../../declare/declaration.ts';
import type { Row } from '../../write/documents.repo.ts';

/** A draft without a slug has its document id instead, because slugs are unique. */
export const slugOf = ({ slug, document_id }: Row): string =>
  slug === document_id ? '' : String(slug ?? '');

/** What the search over drafts finds besides the title. */
export const textOf = ({ searched }: Collection, row: Row): string =>
  [...searched.map((key) => row[key]), slugOf(row), row.body]
    .filter((value) => typeof value === 'string')
    .join('\n');
