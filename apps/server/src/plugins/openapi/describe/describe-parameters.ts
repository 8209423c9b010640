import { z } from 'zod';
import type { JsonSchema, Parameter } from './api-document.ts';
import type { DescribedRoute } from './described-route.ts';
import type { JsonSchemas } from './json-schemas.ts';

/** For parameters without a description of their own. */
const BY_NAME: Record<string, string> = {
  id: 'The number of the object; of content, its document id.',
  documentId: 'The document id, which all versions and translations share.',
  slug: 'The last part of the address of the page.',
  kind: 'The plural name of the content type, such as `blog-posts`.',
  plural: 'The plural name of the content type, such as `blog-posts`.',
  subscriptionId: 'The id of the subscription.',
  number: 'The number of the version or edition, from 1.',
  language: 'The code of a language, such as `de`.',
  locale: 'The code of the language of the content, such as `de`; that of the site by default.',
  cursor: 'Where the next page begins: `nextCursor` of the page before.',
  page: 'The number of the page, from 1.',
  pageSize: 'The number of entries on a page.',
  limit: 'The greatest number of entries in the response.',
  offset: 'The number of entries to skip.',
  month: 'A month, such as `2026-03`.',
};

/** The parameters of a call in its path and its query. */
export const describeParameters = (
  { schema: { params, querystring } }: DescribedRoute,
  schemas: JsonSchemas,
): Parameter[] => [
  ...parametersIn('path', params, schemas),
  ...parametersIn('query', querystring, schemas),
];

function parametersIn(place: 'path' | 'query', list: unknown, schemas: JsonSchemas): Parameter[] {
  if (!(list instanceof z.ZodType)) return [];
  const { properties = {}, required = [] } = schemas.of(list, 'input');
  return Object.entries(properties).map(([name, schema]) => {
    const { description = BY_NAME[name], ...rest } = schema;
    return {
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      ...(description === undefined ? {} : { description }),
      ...(isObject(rest) ? ({ style: 'deepObject', explode: true } as const) : {}),
      schema: rest,
    };
  });
}

/** Written in brackets: `filters[slug][$eq]=x`. */
const isObject = ({ type }: JsonSchema) => type === 'object';
