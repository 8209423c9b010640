import type { MirrorContext } from '../mirror-context.ts';
import { findMirrorState, saveMirrorState } from '../status/state.repo.ts';
import type { PassKind } from './find-work.ts';
import { logResult, trackProgress } from './report-pass.ts';
import { runPass } from './run-pass.ts';

const DAY_MS = 24 * 60 * 60_000;

/** The first pass copies everything, and so does the first one of each day (UTC). */
function kindOf(copiedAt: string | null | undefined, now: Date): PassKind {
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  return copiedAt && copiedAt >= new Date(midnight).toISOString() ? 'changes' : 'full';
}

/** Runs the pass that is due, and records it. Rejects if Strapi could not be read: what was copied stays. */
export async function performPass(context: MirrorContext, signal?: AbortSignal): Promise<void> {
  const { queries } = context.imports.content.db;
  const state = await findMirrorState(queries);
  const startedAt = context.now();
  const kind = kindOf(state?.copied_at, startedAt);
  const isFirst = !state?.copied_at;
  await saveMirrorState(queries, { kind, done: 0, total: null });
  try {
    const result = await runPass(context, kind, {
      signal,
      onProgress: trackProgress(context, isFirst),
    });
    logResult(context, result, { kind, isFirst });
    const { counts, images, entries } = result.report;
    const at = startedAt.toISOString();
    const { withdrawn, heldBack, missing } = result;
    const summary = { counts, images, withdrawn, missing, remarks: entries.length };
    await saveMirrorState(queries, {
      kind: null,
      looked_at: at,
      held_back: heldBack,
      error: null,
      ...(kind === 'full' ? { copied_at: at, summary: JSON.stringify(summary) } : {}),
    });
  } catch (error) {
    // An interrupted pass is continued by the next process.
    if (!signal?.aborted) {
      const message = error instanceof Error ? error.message : String(error);
      await saveMirrorState(queries, { kind: null, error: message.slice(0, 500) });
    }
    throw error;
  }
}
