import { createHash, randomBytes } from 'node:crypto';
import { PREVIEW_LINK_DAYS } from '@rostra/contract';
import { inLanguage, pages, pathTo } from '@rostra/contract/pages';
import type { Queries } from '../../db/client.ts';
import { accessDenied } from '../../errors.ts';
import { recordAction } from '../audit/index.ts';
import {
  type ContentService,
  type EntryReference,
  getEntryRow,
  type Writer,
} from '../content/index.ts';
import { deletePreviewLinks, insertPreviewLink } from './preview-links.repo.ts';

const HOUR_MS = 60 * 60_000;
const KEY_BYTES = 32;

/** Too long to be guessed, so an unsalted hash is safe to store. */
export const hashKey = (key: string): string =>
  createHash('sha256').update(key).digest('base64url');

/**
 * Creates a link to the page of a draft. Whoever has it can read the draft until it expires, or until the
 * person who created it may no longer do so.
 */
export async function createLink(
  service: ContentService,
  writer: Writer,
  reference: EntryReference,
  { isShared }: { isShared: boolean },
): Promise<{ path: string; expiresAt: string }> {
  const { row } = await getEntryRow(service, writer, reference);
  const { editorId } = writer;
  if (editorId === null) throw accessDenied();
  const key = randomBytes(KEY_BYTES).toString('base64url');
  const hours = isShared ? PREVIEW_LINK_DAYS * 24 : 1;
  const expiresAt = new Date(service.clock().getTime() + hours * HOUR_MS).toISOString();
  await service.db.transaction(async (tx) => {
    await insertPreviewLink(tx, {
      key_hash: hashKey(key),
      collection: row.collection,
      document_id: row.document_id,
      locale: row.locale,
      created_by: editorId,
      expires_at: expiresAt,
    });
    if (isShared) await record(tx, service, writer, row, 'content.share');
  });
  const path = inLanguage(pathTo(pages.preview), row.locale, service.store.locales.offered);
  return { path: `${path}?key=${key}`, expiresAt };
}

/** Ends all links to a draft at once. */
export async function revokeLinks(
  service: ContentService,
  writer: Writer,
  reference: EntryReference,
): Promise<void> {
  const { row } = await getEntryRow(service, writer, reference);
  const { collection, document_id: documentId, locale } = row;
  await service.db.transaction(async (tx) => {
    await deletePreviewLinks(tx, { collection, documentId, locale });
    await record(tx, service, writer, row, 'content.revoke_links');
  });
}

async function record(
  tx: Queries,
  service: ContentService,
  { actor }: Writer,
  {
    collection,
    document_id: id,
    title,
  }: { collection: string; document_id: string; title: string },
  action: 'content.share' | 'content.revoke_links',
): Promise<void> {
  if (!actor) return;
  const at = service.store.now();
  const target = { kind: collection, id };
  await recordAction(tx, { actor, at, action, target, after: { title } });
}
