import { sql } from 'kysely';
import type { Queries } from '../../../../db/client.ts';
import { type DocumentFormat, editionIds } from '../../../content/index.ts';

export interface FileKey {
  readonly versionId: number;
  readonly format: DocumentFormat;
}

const fileOf = (queries: Queries, { versionId, format }: FileKey) =>
  queries
    .selectFrom('edition_files')
    .where('version_id', '=', versionId)
    .where('format', '=', format);

export const findEditionFile = (queries: Queries, key: FileKey) =>
  fileOf(queries, key).selectAll().executeTakeFirst();

interface Claim {
  readonly claim: string;
  readonly fingerprint: string;
  readonly now: string;
  readonly until: string;
}

/**
 * The row if this process may make the file now; undefined if another one does, or if it has failed.
 * A failure counts only for what was tried.
 */
export const claimEditionFile = (
  queries: Queries,
  { versionId, format }: FileKey,
  { claim, fingerprint, now, until }: Claim,
) =>
  queries
    .insertInto('edition_files')
    .values({ version_id: versionId, format, claim, claimed_until: until })
    .onConflict((conflict) =>
      conflict
        .columns(['version_id', 'format'])
        .doUpdateSet({ claim, claimed_until: until })
        .where((row) =>
          row.or([
            row('edition_files.claimed_until', 'is', null),
            row('edition_files.claimed_until', '<=', now),
            row.and([
              row('edition_files.claim', 'is', null),
              row('edition_files.failed_from', '<>', fingerprint),
            ]),
          ]),
        ),
    )
    .returningAll()
    .executeTakeFirst();

/** Ends a claim. Does nothing if it has expired and another process has the file. */
export async function settleClaim(
  queries: Queries,
  { versionId, format }: FileKey,
  claim: string,
  values: {
    name?: string;
    sha256?: string;
    made_from?: string;
    claimed_until: string | null;
    failures: number;
    failed_from: string | null;
  },
): Promise<void> {
  await queries
    .updateTable('edition_files')
    .set({ claim: null, ...values })
    .where('version_id', '=', versionId)
    .where('format', '=', format)
    .where('claim', '=', claim)
    .execute();
}

/** Files of editions that no longer exist. */
export const findUnusedFiles = (queries: Queries) =>
  queries
    .selectFrom('edition_files')
    .select(['version_id', 'format', 'name'])
    .where(sql<boolean>`version_id not in (${editionIds()})`)
    .execute();

export async function deleteEditionFile(
  queries: Queries,
  { versionId, format }: FileKey,
): Promise<void> {
  await queries
    .deleteFrom('edition_files')
    .where('version_id', '=', versionId)
    .where('format', '=', format)
    .execute();
}
