import type { MirrorStatus } from '@rostra/contract';
import type { ContentService } from '../../content/index.ts';
import { readRemovalList } from '../removal/removal-list.ts';
import { LOOK_EVERY_MS } from '../worker/look-interval.ts';
import { countRemarks } from './remarks.repo.ts';
import { findMirrorState, type MirrorStateRow } from './state.repo.ts';

export interface StatusContext {
  readonly content: ContentService;
  /** Undefined if no Strapi is mirrored. */
  readonly strapi: { url: string } | undefined;
  readonly now: () => Date;
}

/** How far the copy is. */
export async function describeMirror({
  content,
  strapi,
  now,
}: StatusContext): Promise<MirrorStatus | null> {
  if (!strapi) return null;
  const { queries } = content.db;
  const state = await findMirrorState(queries);
  const held = await readRemovalList(queries, content.store.locales.default);
  return {
    url: strapi.url,
    running: runningOf(state),
    lookedAt: state?.looked_at ?? null,
    copiedAt: state?.copied_at ?? null,
    nextAt: nextLook(now()).toISOString(),
    error: state?.error ?? null,
    report: reportOf(state),
    heldBack: {
      count: held.count,
      version: held.version,
      entries: held.entries.map(({ collection, documentId, title }) => ({
        collection,
        documentId,
        title: title || documentId,
      })),
    },
    remarks: await countRemarks(queries),
  };
}

function runningOf(state: MirrorStateRow | undefined): MirrorStatus['running'] {
  if (!state?.kind) return null;
  const { kind, done, total, copied_at } = state;
  return { kind, isFirst: copied_at === null, done, total };
}

function reportOf(state: MirrorStateRow | undefined): MirrorStatus['report'] {
  if (!state?.summary) return null;
  const { counts, images, missing } = JSON.parse(state.summary);
  return { counts, images, missing };
}

/** Passes begin at full five minutes. */
const nextLook = (now: Date): Date =>
  new Date((Math.floor(now.getTime() / LOOK_EVERY_MS) + 1) * LOOK_EVERY_MS);
