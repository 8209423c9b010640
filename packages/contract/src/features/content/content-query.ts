import { z } from '../../zod.ts';

/** Nested objects in bracket notation, such as `filters[slug][$eq]=x`, parsed by the server itself. */
const nested = (description: string) => z.unknown().optional().meta({ description });

/** The query parameters of all content reads, in the dialect of Strapi 5. */
export const contentQuerySchema = z.object({
  filters: nested(
    'Conditions: `filters[field][$eq]=value`, relations nest, `$and`, `$or` and `$not` combine. At most 40 conditions. Operators: $eq $eqi $ne $nei $lt $lte $gt $gte $in $notIn $contains $notContains $containsi $notContainsi $startsWith $startsWithi $endsWith $endsWithi $null $notNull $between.',
  ),
  sort: nested('`field`, `field:desc`, several by comma, or `sort[author][username]=asc`.'),
  pagination: nested('`[page]` and `[pageSize]`, or `[start]` and `[limit]`; `[withCount]`.'),
  fields: nested('Only these fields. `id` and `documentId` are always included.'),
  populate: nested('Relations to include: `*`, `a,b`, `a.b`, or an object with options for each.'),
  status: nested('`published`, or `draft` for editors.'),
  locale: nested(
    'On a site with several languages: the language of the entries, the default one if absent; `*` lists and deletes all translations.',
  ),
  _q: nested(
    'Entries whose title, name or short text contains this, or whose text contains all its words; at most 200 characters.',
  ),
});

export type ContentQuery = z.input<typeof contentQuerySchema>;
