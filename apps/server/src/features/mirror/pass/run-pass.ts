import { type ImportReport, importDocuments, type Progress } from '../../imports/index.ts';
import type { Hint } from '../hints/hints.repo.ts';
import type { MirrorContext } from '../mirror-context.ts';
import { listRemarked, putRemarks } from '../status/remarks.repo.ts';
import { findWork, type PassKind } from './find-work.ts';
import { openStarterPlaces } from './starter-places.ts';
import { strapiSource } from './strapi-source.ts';
import { releaseDrafts, type Withdrawal, withdrawGone } from './withdraw-gone.ts';

export interface PassOptions {
  readonly hints?: readonly Hint[];
  /** Looks only at the types of the hints. */
  readonly isOnlyHints?: boolean;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: (progress: Progress) => void;
}

export interface PassResult extends Withdrawal {
  readonly report: ImportReport;
  /** Types that this Strapi does not have. */
  readonly missing: readonly string[];
}

/** Brings the copy up to date. Can be repeated after an interruption. */
export async function runPass(
  context: MirrorContext,
  kind: PassKind,
  { signal, onProgress, ...scope }: PassOptions = {},
): Promise<PassResult> {
  const { imports, client, locale } = context;
  const { content } = imports;
  const { work, missing } = await findWork(context, kind, scope);
  const starter = await openStarterPlaces(context);
  const remarked = await listRemarked(content.db.queries);
  const report = await importDocuments(imports, strapiSource(client, work, signal), {
    isDryRun: false,
    isMirror: true,
    starter,
    locale,
    editorId: null,
    ...(signal ? { signal } : {}),
    ...(onProgress ? { onProgress } : {}),
    onEntry: (entry, document) => putRemarks(content.db.queries, remarked, entry, document),
  });
  let withdrawn = 0;
  let heldBack = 0;
  for (const type of work) {
    signal?.throwIfAborted();
    const result = await withdrawGone(context, type);
    withdrawn += result.withdrawn;
    heldBack += result.heldBack;
    await releaseDrafts(context, type);
  }
  if (starter.removed > 0) {
    content.changedAll();
    content.changed(['consultations', 'votes', 'pledges']);
  }
  return { report, missing, withdrawn, heldBack };
}
