import type { ContentService } from '../content/index.ts';
import { isKnownDocument } from '../imports/index.ts';
import { SOURCE } from './mirror-context.ts';

/** Mirrored entries are edited in Strapi, until they are gone there. */
export const findOtherEditor =
  ({ url }: { url: string }): NonNullable<ContentService['findOtherEditor']> =>
  async (tx, entry) =>
    (await isKnownDocument(tx, { ...entry, source: SOURCE })) ? url : undefined;
