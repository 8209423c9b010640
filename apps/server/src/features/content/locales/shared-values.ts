import type { Queries } from '../../../db/client.ts';
import { columnOf } from '../declare/collection.ts';
import type { Collection, ToManyField, ToOneField } from '../declare/declaration.ts';
import type { CheckedData } from '../validate/check-data.ts';
import type { Stored } from '../validate/check-scalar.ts';
import { findLinks, type Row, setLinks } from '../write/documents.repo.ts';
import { findInLocale, findNotInLocale } from './translations.repo.ts';

/** Whether a write changes what all translations of a document share. */
export const changesSharedValues = (collection: Collection, data: CheckedData): boolean =>
  data.relations.length > 0 ||
  sharedColumns(collection).some((column) => data.columns[column] !== undefined);

/** The columns of fields that have one value for all translations. */
export const sharedColumns = ({ fields }: Collection): string[] =>
  Object.entries(fields).flatMap(([key, field]) => {
    if (field.kind === 'component') {
      const names = field.isLocalized ? [] : Object.entries(field.fields);
      return names.map(([name, inner]) => columnOf(name, inner, `${key}_`));
    }
    return field.kind === 'scalar' && !field.isLocalized ? [columnOf(key, field)] : [];
  });

/** The columns that `to` must change to agree with `from`, another translation of the same document. */
export async function differingColumns(
  tx: Queries,
  collection: Collection,
  from: Row,
  to: Row,
): Promise<Record<string, Stored>> {
  const columns: Record<string, Stored> = {};
  for (const name of sharedColumns(collection)) columns[name] = from[name] ?? null;
  for (const field of Object.values(collection.fields)) {
    if (field.kind !== 'one') continue;
    columns[field.column] = await sharedTarget(tx, field, from, to);
  }
  return Object.fromEntries(
    Object.entries(columns).filter(([name, value]) => (to[name] ?? null) !== value),
  );
}

/** Gives `to` the links of `from`. Returns whether any changed. */
export async function shareLinks(
  tx: Queries,
  { fields }: Collection,
  from: Row,
  to: Row,
): Promise<boolean> {
  let hasChanged = false;
  for (const field of Object.values(fields)) {
    if (field.kind !== 'many') continue;
    const before = await findLinks(tx, field, to.id);
    const after = await sharedTargets(tx, field, from, to, before);
    if (before.join() === after.join()) continue;
    await setLinks(tx, field, to.id, after);
    hasChanged = true;
  }
  return hasChanged;
}

const localeOf = ({ locale }: Row): string => String(locale);

/**
 * The same entries in the other language. Links to entries that do not exist in the language of `from` stay:
 * its editor could not see them.
 */
async function sharedTargets(
  tx: Queries,
  field: ToManyField,
  from: Row,
  to: Row,
  before: readonly number[],
): Promise<number[]> {
  const links = await findLinks(tx, field, from.id);
  if (!field.target.isLocalized) return links;
  const shared = await findInLocale(tx, field.target, links, localeOf(to));
  const unseen = await findNotInLocale(tx, field.target, before, localeOf(from));
  return [...new Set([...shared, ...unseen])];
}

async function sharedTarget(
  tx: Queries,
  { target, column }: ToOneField,
  from: Row,
  to: Row,
): Promise<number | null> {
  const given = from[column];
  if (!target.isLocalized) return typeof given === 'number' ? given : null;
  if (typeof given === 'number') {
    return (await findInLocale(tx, target, [given], localeOf(to)))[0] ?? null;
  }
  const before = to[column];
  if (typeof before !== 'number') return null;
  return (await findNotInLocale(tx, target, [before], localeOf(from)))[0] ?? null;
}
