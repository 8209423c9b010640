import { fitSlug } from '../../documents/fit-text.ts';
import type { StrapiRow } from '../strapi-row.ts';
import { imageIn } from './media-in.ts';
import {
  MAX_LINE,
  MAX_TEXT,
  type OwnFields,
  type RowContext,
  readSeo,
  shortText,
} from './row-context.ts';

export function readAuthor(row: StrapiRow, { root, lose }: RowContext): OwnFields {
  const line = (field: string) => shortText(row, field, { maximum: MAX_LINE, lose });
  const username = line('username') ?? line('slug');
  const name = line('name') ?? username ?? 'Unknown';
  return {
    values: {
      name,
      username: username ?? fitSlug(undefined, name),
      role: line('role'),
      bio: shortText(row, 'bio', { maximum: MAX_TEXT, lose }),
    },
    images: { avatar: imageIn(row.values, 'avatar', root) },
  };
}

export function readCategory(row: StrapiRow, context: RowContext): OwnFields {
  const { lose } = context;
  const description = shortText(row, 'description', { maximum: MAX_TEXT, lose });
  return { values: { name: nameOf(row, context), description, seo: readSeo(row, context) } };
}

export const readTag = (row: StrapiRow, context: RowContext): OwnFields => ({
  values: { name: nameOf(row, context) },
});

const nameOf = (row: StrapiRow, { lose }: RowContext): string =>
  shortText(row, 'name', { maximum: MAX_LINE, lose }) ??
  shortText(row, 'slug', { maximum: MAX_LINE, lose }) ??
  'Untitled';
