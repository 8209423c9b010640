import type { Kind } from '../../../../lib/content/sections.ts';
import type { Fields } from '../saving/fields.ts';

const common = ['title', 'slug', 'body', 'seo'] as const;

/** The fields that the editor shows for each kind. */
export const fieldNames: Record<Kind, readonly string[]> = {
  'blog-posts': [...common, 'excerpt', 'author', 'categories', 'tags', 'featuredImage'],
  policies: [...common, 'area', 'summary', 'keyPoints', 'order'],
  'member-contents': [
    ...common,
    'excerpt',
    'requiredPlan',
    'author',
    'category',
    'featuredImage',
    'attachments',
  ],
};

/** The fields of a draft in the format of a write request, in which relations are document ids. */
export const toFields = (kind: Kind, draft: Record<string, unknown>): Fields =>
  Object.fromEntries(fieldNames[kind].map((name) => [name, toValue(name, draft[name])]));

function toValue(name: string, value: unknown): unknown {
  if (value === undefined || value === null) return null;
  if (name === 'seo') {
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
