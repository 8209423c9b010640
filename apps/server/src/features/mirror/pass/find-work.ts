import { type ImportedEntryRow, listImportedEntries } from '../../imports/index.ts';
import { type MirrorContext, SOURCE, WITHDRAWN } from '../mirror-context.ts';
import { type MirroredType, mirroredTypes } from '../mirrored-types.ts';
import { listFailures } from '../status/remarks.repo.ts';
import { listTimes } from '../strapi/list-rows.ts';
import { StrapiError } from '../strapi/strapi-client.ts';

/** `full` compares every text, also if its time has not changed: a replaced picture changes only itself. */
export type PassKind = 'full' | 'changes';

/** What there is to do for one type. */
export interface TypeWork {
  readonly type: MirroredType;
  /** Those to read; undefined for all. */
  readonly changed: readonly string[] | undefined;
  readonly count: number;
  /** Entries that are not published any more, as far as the list says. */
  readonly gone: readonly ImportedEntryRow[];
  /** How many entries are mirrored now. */
  readonly known: number;
}

/** Compares the lists of Strapi with what was copied before. */
export async function findWork(
  context: MirrorContext,
  kind: PassKind,
): Promise<{ work: TypeWork[]; missing: string[] }> {
  const { content } = context.imports;
  const rows = await listImportedEntries(content.db.queries, SOURCE);
  const failures = await listFailures(content.db.queries);
  const work: TypeWork[] = [];
  const missing: string[] = [];
  for (const type of mirroredTypes) {
    if (!content.collections.some(({ plural }) => plural === type.plural)) continue;
    const times = await findTimes(context, type);
    if (!times) {
      missing.push(type.plural);
      continue;
    }
    const ofType = rows.filter(({ collection }) => collection === type.plural);
    const failed = failures.filter(({ collection }) => collection === type.plural);
    work.push(compare({ type, kind, times, rows: ofType, failed }));
  }
  return { work, missing };
}

/** Undefined if this Strapi does not have the type. What was copied stays then. */
async function findTimes({ client }: MirrorContext, { plural }: MirroredType) {
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
  rows,
  failed,
}: {
  type: MirroredType;
  kind: PassKind;
  times: ReadonlyMap<string, string>;
  rows: readonly ImportedEntryRow[];
  failed: readonly { source_id: string; updated_at: string }[];
}): TypeWork {
  const known = rows.filter(({ hash }) => hash !== WITHDRAWN);
  const gone = known.filter(({ source_id }) => !times.has(source_id));
  const common = { type, gone, known: known.length };
  if (kind === 'full') return { ...common, changed: undefined, count: times.size };
  const seen = new Map([...known, ...failed].map((row) => [row.source_id, row.updated_at]));
  const changed = [...times].flatMap(([id, time]) => (seen.get(id) === time ? [] : [id]));
  return { ...common, changed, count: changed.length };
}
