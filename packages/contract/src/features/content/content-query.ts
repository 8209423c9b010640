import { z } from '../../zod.ts';

/** Nested objects in bracket notation, such as `filters[slug][$eq]=x`, parsed by the server itself. */
const nested = (description: string, type: Record<string, unknown>) =>
  z
    .unknown()
    .optional()
    .meta({ description, ...type });

const text = { type: 'string' };
const texts = { anyOf: [text, { type: 'array', items: text }] };
const count = { type: 'integer', minimum: 0 };

/** The query parameters of all content reads, in the dialect of Strapi 5. */
export const contentQuerySchema = z.object({
  filters: nested(
    'Conditions: `filters[field][$eq]=value`, relations nest, `$and`, `$or` and `$not` combine. At most 40 conditions. Operators: $eq $eqi $ne $nei $lt $lte $gt $gte $in $notIn $contains $notContains $containsi $notContainsi $startsWith $startsWithi $endsWith $endsWithi $null $notNull $between.',
    { type: 'object', additionalProperties: true },
  ),
  sort: nested('`field`, `field:desc`, several by comma, or `sort[author][username]=asc`.', texts),
  pagination: nested('`[page]` and `[pageSize]`, or `[start]` and `[limit]`; `[withCount]`.', {
    type: 'object',
    properties: {
      page: count,
      pageSize: count,
      start: count,
      limit: count,
      withCount: { type: 'boolean' },
    },
  }),
  fields: nested('Only these fields. `id` and `documentId` are always included.', texts),
  populate: nested(
    'Relations to include: `*`, `a,b`, `a.b`, or in brackets with options for each, such as `populate[author][fields]=name`.',
    { anyOf: [...texts.anyOf, { type: 'object', additionalProperties: true }] },
  ),
  status: nested('`published`, or `draft` for editors.', {
    type: 'string',
    enum: ['published', 'draft'],
  }),
  locale: nested(
    'On a site with several languages: the language of the entries, the default one if absent; `*` lists and deletes all translations.',
    text,
  ),
  _q: nested(
    'Entries whose title, name or short text contains this, or whose text contains all its words; at most 200 characters.',
    text,
  ),
});

export type ContentQuery = z.input<typeof contentQuerySchema>;
