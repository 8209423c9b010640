import type { IncomingHttpHeaders } from 'node:http';
import type { Collection } from '../declare/declaration.ts';

type Values = Readonly<Record<string, unknown>>;

/** Clients of Strapi 4 ask Strapi 5 for the former response format with this header. */
export const wantsVersion4 = ({ headers }: { headers: IncomingHttpHeaders }): boolean =>
  headers['strapi-response-format'] === 'v4';

/** Attributes and relations are wrapped in objects of their own; components stay as they are. */
export function toVersion4(body: string, collection: Collection): string {
  const { data, meta } = JSON.parse(body) as { data: Values | Values[]; meta: unknown };
  return JSON.stringify({ data: wrap(data, collection), meta });
}

function wrap(data: unknown, collection: Collection): unknown {
  if (Array.isArray(data)) return data.map((entry) => wrap(entry, collection));
  if (data === null) return null;
  const { id, documentId, ...values } = data as Values;
  const attributes = Object.entries(values).map(([key, value]) => {
    const field = collection.multilingualFields[key];
    const isRelation = field && field.kind !== 'scalar' && field.kind !== 'component';
    return [key, isRelation ? { data: wrap(value, field.target) } : value];
  });
  return { id, documentId, attributes: Object.fromEntries(attributes) };
}
