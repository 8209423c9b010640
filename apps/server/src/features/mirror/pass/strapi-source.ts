import { setImmediate } from 'node:timers/promises';
import {
  type ContentSource,
  convertRow,
  fetchRemoteFile,
  type IncomingDocument,
  mapFields,
} from '../../imports/index.ts';
import { SOURCE } from '../mirror-context.ts';
import { readAll, readSome } from '../strapi/list-rows.ts';
import type { StrapiClient } from '../strapi/strapi-client.ts';
import type { TypeWork } from './find-work.ts';

const MAX_BYTES = 20 * 1024 * 1024;
const TIMEOUT_MS = 30_000;

/** A running Strapi as a source of documents. */
export function strapiSource(
  client: StrapiClient,
  work: readonly TypeWork[],
  signal?: AbortSignal,
): ContentSource {
  const root = client.api.replace(/\/api$/, '');
  const { origin } = new URL(root);
  async function* documents(): AsyncGenerator<IncomingDocument> {
    for (const { type, changed, drafts } of work) {
      const { plural } = type;
      const names = client.fieldsOf(plural);
      const rows = changed
        ? readSome(client, plural, changed, 'published')
        : readAll(client, plural);
      for await (const row of rows) {
        // Converting a text takes milliseconds, and requests must not wait for a whole page of them.
        await setImmediate();
        yield convertRow(type, mapFields(row, names), root);
      }
      for await (const row of readSome(client, plural, drafts, 'draft')) {
        await setImmediate();
        // In Strapi 4 it may have been published by now.
        if (row.publishedAt !== undefined) continue;
        yield {
          ...convertRow(type, mapFields(row, names), root),
          publishedAt: null,
          isDraft: true,
        };
      }
    }
  }
  return {
    name: SOURCE,
    total: work.reduce((sum, { count }) => sum + count, 0),
    documents,
    // Strapi itself may be in a private network: the operator has named it. Everything else must be public.
    readFile: async (address) => {
      const url = URL.parse(address);
      if (url?.origin !== origin) return undefined;
      return fetchRemoteFile(address, {
        maxBytes: MAX_BYTES,
        timeoutMs: TIMEOUT_MS,
        signal,
        isAllowed: () => true,
        canRedirectTo: (target) => target.origin === origin,
      });
    },
  };
}
