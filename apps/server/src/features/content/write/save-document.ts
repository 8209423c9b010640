import type { Queries } from '../../../db/client.ts';
import type { Collection } from '../declare/declaration.ts';

import { bodyError, fieldError, takenField } from '../validate/body-error.ts';
import type { CheckedData } from '../validate/check-data.ts';
import type { Stored } from '../validate/check-scalar.ts';
import { missingFields } from '../validate/missing-fields.ts';
import { computedColumns } from './computed-columns.ts';
import { insertRow, isTaken, type Row, updateRow } from './documents.repo.ts';
import { addLinks, changeLinks, findOnlyTarget, findTargets } from './relation-links.ts';

type Relation = CheckedData['relations'][number];

export interface SaveTarget {
  readonly documentId: string;
  readonly locale: string;
  /** The draft row, if the document exists. */
  readonly row?: Row;
  /** The caller has just made sure that no other document has the slug. */
  readonly hasFreeSlug?: boolean;
  readonly times: { createdAt?: string; updatedAt: string };
}

/** Writes validated data to the draft row of the document and its links. Returns the row id. */
export async function saveDocument(
  tx: Queries,
  collection: Collection,
  data: CheckedData,
  target: SaveTarget,
): Promise<number> {
  const columns: Record<string, Stored> = {
    ...data.columns,
    // A draft without a slug has its document id instead, because slugs are unique.
    ...(data.columns.slug === '' ? { slug: target.documentId } : {}),
    ...(typeof data.columns.body === 'string'
      ? computedColumns(collection, data.columns.body)
      : {}),
    updated_at: target.times.updatedAt,
  };
  await checkTogether(tx, collection, { ...target.row, ...columns }, target.row);
  await checkUnique(tx, collection, columns, target);
  const found: { relation: Relation; targets: Awaited<ReturnType<typeof findTargets>> }[] = [];
  for (const relation of data.relations) {
    const targets = await findTargets(tx, relation, target.locale);
    found.push({ relation, targets });
    const { field } = relation;
    if (field.kind === 'many') continue;
    const id = findOnlyTarget(relation, targets, target.row?.[field.column]);
    if (id !== undefined) columns[field.column] = id;
  }
  const rowId = target.row?.id ?? (await insertNew(tx, collection, columns, target));
  if (target.row) await updateRow(tx, collection, rowId, columns);
  const link = target.row ? changeLinks : addLinks;
  for (const { relation, targets } of found) await link(tx, relation, targets, rowId);
  return rowId;
}

const insertNew = (
  tx: Queries,
  collection: Collection,
  columns: Record<string, Stored>,
  { documentId, locale, times }: SaveTarget,
) =>
  insertRow(tx, collection, {
    ...columns,
    document_id: documentId,
    ...(collection.isLocalized ? { locale } : {}),
    created_at: times.createdAt ?? times.updatedAt,
    ...(collection.hasDrafts ? { state: 'draft' } : { published_at: times.updatedAt }),
  });

/**
 * Entries that violated the rule before can still be changed, because the rule may be newer.
 * Incomplete drafts are checked once they are complete.
 */
async function checkTogether(
  tx: Queries,
  collection: Collection,
  row: Record<string, unknown>,
  before: Row | undefined,
): Promise<void> {
  const { check } = collection;
  if (!check || missingFields(collection, row).length > 0) return;
  const wrong = await check(row, tx);
  if (!wrong) return;
  if (before && missingFields(collection, before).length === 0 && (await check(before, tx))) return;
  const [key, message, forStaff] = wrong;
  throw bodyError([fieldError([key], message, { value: row[key], forStaff })]);
}

async function checkUnique(
  tx: Queries,
  collection: Collection,
  columns: Record<string, Stored>,
  { documentId, locale, hasFreeSlug }: SaveTarget,
): Promise<void> {
  for (const [key, field] of Object.entries(collection.fields)) {
    if (field.kind !== 'scalar' || !field.unique || columns[key] === undefined) continue;
    if (key === 'slug' && hasFreeSlug) continue;
    const value = columns[key];
    if (await isTaken(tx, collection, { column: key, value, documentId, locale })) {
      throw bodyError([takenField(key, value)]);
    }
  }
}
