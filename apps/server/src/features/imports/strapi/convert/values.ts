import type { Values } from '../strapi-row.ts';

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const textIn = (values: Values, key: string): string | undefined => {
  const value = values[key];
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
};

export const objectIn = (values: Values, key: string): Values | undefined => {
  const value = values[key];
  return isObject(value) ? value : undefined;
};

/** Related entries and files. Strapi 4 wraps them: `{data: {id, attributes}}`. */
export function relatedIn(values: Values, key: string): Values[] {
  const value = values[key];
  const given = isObject(value) && 'data' in value ? value.data : value;
  const items = Array.isArray(given) ? given : [given];
  return items.filter(isObject).map(unwrapped);
}

const unwrapped = (item: Values): Values =>
  isObject(item.attributes)
    ? { id: item.id, documentId: item.documentId, ...item.attributes }
    : item;

/** The id of a related entry, as `StrapiRow.sourceId` has it. */
export const idOf = ({ documentId, id }: Values): string => String(documentId ?? id);
