import {
  type KnownDocument,
  listKnownDocuments,
  type StrapiType,
  strapiTypes,
} from '../../imports/index.ts';
import type { Hint } from '../hints/hints.repo.ts';
import { type MirrorContext, SOURCE } from '../mirror-context.ts';
import { type Failure, listFailures } from '../status/remarks.repo.ts';
import { listTimes, type Status } from '../strapi/list-rows.ts';
import { StrapiError, type StrapiProblem } from '../strapi/strapi-client.ts';
import { findDrafts, type Times } from './find-drafts.ts';

/** `full` compares every text, also if its time has not changed: a replaced picture changes only itself. */
export type PassKind = 'full' | 'changes';

/** What there is to do for one type. */
export interface TypeWork {
  readonly type: StrapiType;
  /** Those to read; undefined for all. */
  readonly changed: readonly string[] | undefined;
  /** Drafts to read: they differ from what is published, or nothing is. */
  readonly drafts: readonly string[];
  readonly count: number;
  /** Entries that are not published any more, as far as the list says. */
  readonly gone: readonly KnownDocument[];
  /** Entries that were never more than drafts, and are gone. */
  readonly lostDrafts: readonly KnownDocument[];
  /** How many published entries are mirrored now. */
  readonly known: number;
  hasDraft(sourceId: string): boolean;
}

/** Compares the lists of Strapi with what was copied before. */
export async function findWork(
  context: MirrorContext,
  kind: PassKind,
  { hints = [], isOnlyHints = false }: { hints?: readonly Hint[]; isOnlyHints?: boolean } = {},
): Promise<{ work: TypeWork[]; missing: string[] }> {
  const { content } = context.imports;
  const documents = await listKnownDocuments(context.imports, SOURCE);
  const failures = await listFailures(content.db.queries);
  const work: TypeWork[] = [];
  const missing: string[] = [];
  for (const type of strapiTypes) {
    if (!content.collections.some(({ plural }) => plural === type.plural)) continue;
    const isOfType = ({ collection }: { collection: string }) => collection === type.plural;
    const hinted = hints.filter(isOfType);
    if (isOnlyHints && hinted.length === 0) continue;
    const times = await findTimes(context, type, { status: 'published', unless: ['missing'] });
    if (!times) {
      missing.push(type.plural);
      continue;
    }
    const drafts = type.hasBody
      ? await findTimes(context, type, { status: 'draft', unless: ['missing', 'refused'] })
      : undefined;
    const known = documents.filter(isOfType);
    const failed = failures.filter(isOfType);
    work.push(compare({ type, kind, times, drafts, known, failed, hinted }));
  }
  return { work, missing };
}

/** Undefined if this Strapi does not have the type, or does not show its drafts. What was copied stays then. */
async function findTimes(
  { client }: MirrorContext,
  { plural }: StrapiType,
  { status, unless }: { status: Status; unless: readonly StrapiProblem[] },
): Promise<Times | undefined> {
  try {
    return await listTimes(client, plural, status);
  } catch (error) {
    if (error instanceof StrapiError && unless.includes(error.problem)) return undefined;
    throw error;
  }
}

interface Comparison {
  readonly type: StrapiType;
  readonly kind: PassKind;
  readonly times: Times;
  readonly drafts: Times | undefined;
  readonly known: readonly KnownDocument[];
  readonly failed: readonly Failure[];
  readonly hinted: readonly Hint[];
}

function compare(comparison: Comparison): TypeWork {
  const { type, kind, times, drafts, known, failed, hinted } = comparison;
  const published = known.filter(({ isPublished }) => isPublished);
  const isGone = ({ sourceId }: KnownDocument) => !times.has(sourceId);
  const hints = new Set(hinted.map(({ sourceId }) => sourceId));
  const seen = new Map([...published, ...failed].map((one) => [one.sourceId, one.updatedAt]));
  const changed = [...times].flatMap(([id, time]) =>
    seen.get(id) === time && !hints.has(id) ? [] : [id],
  );
  const toRead = findDrafts({ isFull: kind === 'full', times, drafts, known, failed, hints });
  const isFull = kind === 'full';
  return {
    type,
    changed: isFull ? undefined : changed,
    drafts: toRead,
    count: (isFull ? times.size : changed.length) + toRead.length,
    gone: published.filter(isGone),
    lostDrafts: drafts
      ? known.filter((one) => !one.isPublished && isGone(one) && !drafts.has(one.sourceId))
      : [],
    known: published.length,
    hasDraft: (sourceId) => drafts?.has(sourceId) ?? false,
  };
}
