import type { IncomingDocument, Loss } from '../../content-source.ts';
import { fitSlug } from '../../documents/fit-text.ts';
import type { StrapiRow } from '../strapi-row.ts';
import type { StrapiType } from '../strapi-types.ts';
import { convertBody } from './convert-body.ts';
import { readPolicy } from './policies.ts';
import { readMemberContent, readPost } from './posts.ts';
import type { OwnFields, RowContext } from './row-context.ts';
import { readAuthor, readCategory, readTag } from './taxonomy.ts';
import { textIn } from './values.ts';

const readers: Readonly<
  Record<StrapiType['plural'], (row: StrapiRow, context: RowContext) => OwnFields>
> = {
  authors: readAuthor,
  categories: readCategory,
  tags: readTag,
  policies: readPolicy,
  'blog-posts': readPost,
  'member-contents': readMemberContent,
};

/** An entry of Strapi in the fields that it has here. */
export function convertRow(type: StrapiType, row: StrapiRow, root: string): IncomingDocument {
  const losses: Loss[] = [];
  const context: RowContext = { root, lose: (loss) => losses.push(loss) };
  const { sourceId, createdAt, updatedAt, publishedAt, values, hasOwnTime } = row;
  const body = type.hasBody ? convertBody(values.body, context) : undefined;
  const own = readers[type.plural](row, context);
  const wanted = textIn(values, 'slug');
  const slug = fitSlug(wanted, String(own.values.title ?? own.values.name ?? ''));
  if (wanted !== undefined && wanted !== slug) {
    losses.push({ kind: 'address', detail: `${wanted} → ${slug}` });
  }
  return {
    ...own,
    collection: type.plural,
    sourceId,
    values: { ...own.values, slug, ...(body ? { body: body.markdown } : {}) },
    publishedAt: publishedAt ?? createdAt ?? updatedAt,
    hasOwnTime,
    createdAt,
    updatedAt,
    losses,
    failure: body?.failure,
  };
}
