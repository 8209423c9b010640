import { fitSlug } from '../../documents/fit-text.ts';
import type { StrapiRow } from '../strapi-row.ts';
import { imageIn } from './media-in.ts';
import { lineIn, type OwnFields, type RowContext, readSeo, sentencesIn } from './row-context.ts';

export function readAuthor(row: StrapiRow, context: RowContext): OwnFields {
  const line = (field: string) => lineIn(row, field, context);
  const username = line('username') ?? line('slug');
  const name = line('name') ?? username ?? 'Unknown';
  return {
    values: {
      name,
      username: username ?? fitSlug(undefined, name),
      role: line('role'),
      bio: sentencesIn(row, 'bio', context),
    },
    images: { avatar: imageIn(row.values, 'avatar', context.root) },
  };
}

export function readCategory(row: StrapiRow, context: RowContext): OwnFields {
  const description = sentencesIn(row, 'description', context);
  return { values: { name: nameOf(row, context), description, seo: readSeo(row, context) } };
}

export const readTag = (row: StrapiRow, context: RowContext): OwnFields => ({
  values: { name: nameOf(row, context) },
});

const nameOf = (row: StrapiRow, context: RowContext): string =>
  lineIn(row, 'name', context) ?? lineIn(row, 'slug', context) ?? 'Untitled';
