import { messageReference } from '@rostra/messages';
import type { Queries } from '../../../db/client.ts';
import { bodyError, fieldError } from '../validate/body-error.ts';
import type { CheckedData } from '../validate/check-data.ts';
import type { Reference, RelationChange } from '../validate/check-relation.ts';
import type { Stored } from '../validate/check-scalar.ts';
import { findLinks, findTargetIds, insertLinks, setLinks } from './documents.repo.ts';
import { placeLinks } from './place-links.ts';

type Relation = CheckedData['relations'][number];
/** Row ids by the references of a request. */
type Targets = ReadonlyMap<Reference, number>;

/** Throws if a reference leads to nothing. */
export async function findTargets(
  tx: Queries,
  { key, field, change }: Relation,
  locale: string,
): Promise<Targets> {
  const named = referencesIn(change);
  const found = await findTargetIds(tx, field.target, named, locale);
  const missing = named.filter((item) => !found.has(item)).length;
  if (missing === 0) return found;
  throw relationError(
    key,
    `${missing} relation(s) of type ${field.target.plural} associated with this entity do not exist`,
  );
}

const referencesIn = (change: RelationChange): Reference[] =>
  'set' in change
    ? [...change.set]
    : [
        ...change.connect.flatMap(({ reference, position }) =>
          position && 'of' in position ? [reference, position.of] : [reference],
        ),
        ...change.disconnect,
      ];

const idsOf = (names: readonly Reference[], targets: Targets) => [
  ...new Set(names.flatMap((name) => targets.get(name) ?? [])),
];

/** The target of a to-one relation. Undefined if the link does not change. */
export function findOnlyTarget(
  { change }: Relation,
  targets: Targets,
  present: Stored | undefined,
): number | null | undefined {
  if ('set' in change) return idsOf(change.set, targets).at(-1) ?? null;
  const names = change.connect.map(({ reference }) => reference);
  const connected = idsOf(names, targets).at(-1);
  if (connected !== undefined) return connected;
  return idsOf(change.disconnect, targets).some((id) => id === present) ? null : undefined;
}

/** Adds the links of a to-many relation to a new row. */
export async function addLinks(
  tx: Queries,
  { key, field, change }: Relation,
  targets: Targets,
  rowId: number,
): Promise<void> {
  if (field.kind !== 'many') return;
  const ids =
    'set' in change ? idsOf(change.set, targets) : placeLinks([], change.connect, targets);
  if (!ids) throw misplacedError(key);
  await insertLinks(tx, field, rowId, ids);
}

/** Changes the links of a to-many relation. */
export async function changeLinks(
  tx: Queries,
  { key, field, change }: Relation,
  targets: Targets,
  rowId: number,
): Promise<void> {
  if (field.kind !== 'many') return;
  if ('set' in change) return setLinks(tx, field, rowId, idsOf(change.set, targets));
  const gone = new Set(idsOf(change.disconnect, targets));
  const kept = (await findLinks(tx, field, rowId)).filter((id) => !gone.has(id));
  const placed = placeLinks(kept, change.connect, targets);
  if (placed) return setLinks(tx, field, rowId, placed);
  throw misplacedError(key);
}

const misplacedError = (key: string) =>
  relationError(key, `${key} has a position next to an entry that is not connected`);

const relationError = (key: string, message: string) =>
  bodyError([
    fieldError([key], message, { forStaff: messageReference('studio-server', 'rule.relation') }),
  ]);
