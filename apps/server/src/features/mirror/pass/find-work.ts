import {
  type KnownDocument,
  listKnownDocuments,
  type StrapiType,
  strapiTypes,
} from '../../imports/index.ts';
import type { Hint } from '../hints/hints.repo.ts';
import { type MirrorContext, SOURCE } from '../mirror-context.ts';
import { type Failure, listFailures } from '../status/remarks.repo.ts';
import { listTimes } from '../strapi/list-rows.ts';
import { StrapiError } from '../strapi/strapi-client.ts';

/** `full` compares every text, also if its time has not changed: a replaced picture changes only itself. */
export type PassKind = 'full' | 'changes';

/** What there is to do for one type. */
export interface TypeWork {
  readonly type: StrapiType;
  /** Those to read; undefined for all. */
  readonly changed: readonly string[] | undefined;
  readonly count: number;
  /** Entries that are not published any more, as far as the list says. */
  readonly gone: readonly KnownDocument[];
  /** How many entries are mirrored now. */
  readonly known: number;
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
    const hinted = hints.filter(({ collection }) => collection === type.plural);
    if (isOnlyHints && hinted.length === 0) continue;
    const times = await findTimes(context, type);
    if (!times) {
      missing.push(type.plural);
      continue;
    }
    const known = documents.filter(({ collection }) => collection === type.plural);
    const failed = failures.filter(({ collection }) => collection === type.plural);
    work.push(compare({ type, kind, times, known, failed, hinted }));
  }
  return { work, missing };
}

/** Undefined if this Strapi does not have the type. What was copied stays then. */
async function findTimes({ client }: MirrorContext, { plural }: StrapiType) {
  try {
    return await listTimes(client, plural);
  } catch (error) {
    if (error instanceof StrapiError && error.problem === 'missing') return undefined;
    throw error;
  }
}

function compare({
  type,
  kind,
  times,
  known,
  failed,
  hinted,
}: {
  type: StrapiType;
  kind: PassKind;
  times: ReadonlyMap<string, string>;
  known: readonly KnownDocument[];
  failed: readonly Failure[];
  hinted: readonly Hint[];
}): TypeWork {
  const gone = known.filter(({ sourceId }) => !times.has(sourceId));
  const common = { type, gone, known: known.length };
  if (kind === 'full') return { ...common, changed: undefined, count: times.size };
  const seen = new Map([...known, ...failed].map((one) => [one.sourceId, one.updatedAt]));
  const isSame = (id: string, time: string) =>
    seen.get(id) === time && !hinted.some(({ sourceId }) => sourceId === id);
  const changed = [...times].flatMap(([id, time]) => (isSame(id, time) ? [] : [id]));
  return { ...common, changed, count: changed.length };
}
