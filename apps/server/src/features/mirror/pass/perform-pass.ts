import { declineStarterContent } from '../../content/index.ts';
import { type Hint, takeHints } from '../hints/hints.repo.ts';
import type { MirrorContext } from '../mirror-context.ts';
import { findMirrorState, type MirrorStateRow, saveMirrorState } from '../status/state.repo.ts';
import { LOOK_EVERY_MS } from '../worker/look-interval.ts';
import type { PassKind } from './find-work.ts';
import { logResult, trackProgress } from './report-pass.ts';
import { type PassResult, runPass } from './run-pass.ts';

const DAY_MS = 24 * 60 * 60_000;

/** The first pass copies everything, and so does the first one of each day (UTC). */
function dueKind(state: MirrorStateRow | undefined, now: Date): PassKind | undefined {
  const isSince = (time: string | null | undefined, everyMs: number) =>
    Boolean(time && Date.parse(time) >= Math.floor(now.getTime() / everyMs) * everyMs);
  if (!isSince(state?.copied_at, DAY_MS)) return 'full';
  return isSince(state?.looked_at, LOOK_EVERY_MS) ? undefined : 'changes';
}

/**
 * Runs the pass that is due, or looks only at what webhooks have named. Rejects if Strapi could not be read: what
 * was copied stays.
 */
export async function performPass(context: MirrorContext, signal?: AbortSignal): Promise<void> {
  const { queries } = context.imports.content.db;
  const state = await findMirrorState(queries);
  const startedAt = context.now();
  const due = dueKind(state, startedAt);
  const hints = await takeHints(queries);
  if (!due && hints.length === 0) return;
  try {
    if (due) await performDue(context, { kind: due, hints, state, startedAt, signal });
    else await followHints(context, hints, signal);
  } catch (error) {
    // An interrupted pass is continued by the next process.
    if (!signal?.aborted) {
      const message = error instanceof Error ? error.message : String(error);
      await saveMirrorState(queries, { kind: null, error: message.slice(0, 500) });
    }
    throw error;
  }
}

async function followHints(
  context: MirrorContext,
  hints: readonly Hint[],
  signal: AbortSignal | undefined,
): Promise<void> {
  const result = await runPass(context, 'changes', { hints, isOnlyHints: true, signal });
  logResult(context, result, { kind: 'changes', isFirst: false });
}

interface DuePass {
  readonly kind: PassKind;
  readonly hints: readonly Hint[];
  readonly state: MirrorStateRow | undefined;
  readonly startedAt: Date;
  readonly signal: AbortSignal | undefined;
}

async function performDue(
  context: MirrorContext,
  { kind, hints, state, startedAt, signal }: DuePass,
): Promise<void> {
  const { queries } = context.imports.content.db;
  const isFirst = !state?.copied_at;
  await saveMirrorState(queries, { kind, done: 0, total: null });
  const onProgress = trackProgress(context, isFirst);
  const result = await runPass(context, kind, { hints, signal, onProgress });
  logResult(context, result, { kind, isFirst });
  const at = startedAt.toISOString();
  // Also if there was nothing to copy: a mirror that ends later must not bring the starter content.
  if (isFirst) await declineStarterContent(queries, at);
  await saveMirrorState(queries, {
    kind: null,
    looked_at: at,
    error: null,
    ...(kind === 'full' ? { copied_at: at, summary: summaryOf(result) } : {}),
  });
}

const summaryOf = ({ report, withdrawn, missing }: PassResult): string => {
  const { counts, images, entries } = report;
  return JSON.stringify({ counts, images, withdrawn, missing, remarks: entries.length });
};
