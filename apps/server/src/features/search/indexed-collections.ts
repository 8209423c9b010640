import type { Collection } from '../content/index.ts';

/** Search covers entries that are published, have a title, and a page to link to. */
export const isIndexed = ({ hasDrafts, page, fields }: Collection): boolean =>
  hasDrafts && page !== undefined && 'title' in fields && 'slug' in fields;
