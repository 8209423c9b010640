import type { ContentService } from '../content/index.ts';
import { findKnownSourceId } from '../imports/index.ts';
import { SOURCE } from './mirror-context.ts';

/** Mirrored entries are edited in Strapi, until they are gone there. The address is that of Strapi's own editor. */
export const findOtherEditor =
  ({ url }: { url: string }): NonNullable<ContentService['findOtherEditor']> =>
  async (tx, { collection: { plural, singular }, documentId }) => {
    const entry = { source: SOURCE, collection: plural, documentId };
    const sourceId = await findKnownSourceId(tx, entry);
    if (sourceId === undefined) return undefined;
    const uid = `api::${singular}.${singular}`;
    const admin = `${url.replace(/\/api$/, '')}/admin`;
    return `${admin}/content-manager/collection-types/${uid}/${encodeURIComponent(sourceId)}`;
  };
