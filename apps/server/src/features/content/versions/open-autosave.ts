import type { RecentVersion } from './versions.repo.ts';

interface Moment {
  readonly editorId: number | null;
  /** Autosaves that began before are complete. */
  readonly since: string;
  /** When the draft was handed in, approved or sent back. */
  readonly reviewedAt: string | null;
  /** The number of the version that readers see. */
  readonly liveVersion: number | null;
}

const isAutosave = ({ kind, status, label }: RecentVersion) =>
  kind === 'autosave' && status === 'draft' && label === null;

/**
 * The autosave that the next one of this editor replaces. What was published, named or handed in is
 * kept, and so is the text that a colleague found when they began to write. `versions`: newest first.
 */
export function findOpenAutosave(
  versions: readonly RecentVersion[],
  { editorId, since, reviewedAt, liveVersion }: Moment,
): RecentVersion | undefined {
  const own = versions.find(({ editor_id }) => editor_id === editorId);
  if (!own || !isAutosave(own) || own.began_at === null || own.began_at <= since) return undefined;
  if (own.number === liveVersion) return undefined;
  if (reviewedAt !== null && reviewedAt >= own.created_at) return undefined;
  const later = versions.filter(({ number }) => number > own.number);
  const isClosed = later.some((version) => !isAutosave(version) || begins(version, own, versions));
  return isClosed ? undefined : own;
}

/** The first text of a colleague, written after `own`. Those who take turns afterwards begin nothing. */
const begins = (version: RecentVersion, own: RecentVersion, versions: readonly RecentVersion[]) =>
  version.began_at !== null &&
  version.began_at >= own.created_at &&
  !versions.some(
    ({ editor_id, number }) => editor_id === version.editor_id && number < version.number,
  );
