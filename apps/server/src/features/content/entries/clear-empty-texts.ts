import type { Collection } from '../declare/declaration.ts';
import { isPlainObject } from '../query/values/plain-values.ts';

/**
 * An empty field of a form means that there is no value. In the content API an empty text is a value, as in
 * Strapi.
 */
export const clearEmptyTexts = (
  { fields }: Collection,
  data: Record<string, unknown>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(data).map(([key, value]) => {
      const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
      if (field?.kind === 'component') return [key, clearValues(value)];
      const isOptional = field?.kind === 'scalar' && !field.required;
      return [key, isOptional && value === '' ? null : value];
    }),
  );

const clearValues = (component: unknown): unknown =>
  isPlainObject(component)
    ? Object.fromEntries(
        Object.entries(component).map(([key, value]) => [key, value === '' ? null : value]),
      )
    : component;
