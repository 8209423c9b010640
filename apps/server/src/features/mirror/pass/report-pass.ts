import { conflictKinds, lossKinds, type Progress } from '../../imports/index.ts';
import type { MirrorContext } from '../mirror-context.ts';
import { saveMirrorState } from '../status/state.repo.ts';
import type { PassKind } from './find-work.ts';
import type { PassResult } from './run-pass.ts';

const SAVE_EVERY_MS = 500;
const LOG_EVERY = 100;
const MAX_LISTED = 50;

/** Stored now and then, without waiting for it. The first copy also says in the log how far it is. */
export function trackProgress({ imports, logger }: MirrorContext, isFirst: boolean) {
  let savedAt = 0;
  return ({ done, total }: Progress): void => {
    if (isFirst && done % LOG_EVERY === 0) logger.info({ done, total }, 'mirror: copying');
    if (performance.now() - savedAt < SAVE_EVERY_MS) return;
    savedAt = performance.now();
    const progress = { done, total: total ?? null };
    // If it fails, the pass itself will report why.
    saveMirrorState(imports.content.db.queries, progress).catch(() => {});
  };
}

/** Says what happened, unless nothing did, and what was left out. */
export function logResult(
  { logger }: MirrorContext,
  { report, withdrawn, heldBack, missing }: PassResult,
  { kind, isFirst }: { kind: PassKind; isFirst: boolean },
): void {
  const { counts, images, entries, unlisted } = report;
  if (kind === 'full' || withdrawn > 0 || Object.keys(counts).length > 0) {
    logger.info({ kind, counts, images, withdrawn }, 'mirror: the copy is complete');
  }
  if (isFirst && missing.length > 0)
    logger.warn({ missing }, 'mirror: this Strapi has no such types');
  if (heldBack > 0) {
    logger.warn(
      { heldBack },
      'mirror: too many entries are gone from Strapi at once; they stay published here',
    );
  }
  for (const { collection, title, failure, losses, conflicts } of entries.slice(0, MAX_LISTED)) {
    const remarks = [
      ...(failure ? [`not copied: ${failure}`] : []),
      ...conflicts.map(({ kind, detail }) => `${conflictKinds[kind]}: ${detail}`),
      ...losses.map(({ kind, detail }) => `${lossKinds[kind]}: ${detail}`),
    ];
    logger.warn({ collection, title, remarks }, 'mirror: not everything could be copied');
  }
  const hidden = entries.length - Math.min(entries.length, MAX_LISTED) + unlisted;
  if (hidden > 0) logger.warn({ hidden }, 'mirror: more entries have remarks');
}
