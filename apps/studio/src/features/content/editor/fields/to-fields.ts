import type { StudioField } from '@rostra/contract';
import type { Fields } from '../saving/fields.ts';

/** The fields of a draft in the format of a write request, in which relations are document ids. */
export const toFields = (fields: readonly StudioField[], draft: Record<string, unknown>): Fields =>
  Object.fromEntries(fields.map((field) => [field.name, toValue(field, draft[field.name])]));

function toValue({ editor }: StudioField, value: unknown): unknown {
  if (value === undefined || value === null) return null;
  if (editor === 'seo') {
    const { metaTitle = null, metaDescription = null } = value as Record<string, unknown>;
    return { metaTitle, metaDescription };
  }
  if (Array.isArray(value)) return value.map(toReference);
  return toReference(value);
}

function toReference(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('documentId' in value)) return value;
  return value.documentId;
}
