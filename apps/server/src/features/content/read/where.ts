import { columnOf } from '../declare/collection.ts';
import type { Collection, RelationField } from '../declare/declaration.ts';

import type { Column, Condition, SortTerm, Value } from '../query/read-query.ts';

type SystemKey = 'id' | 'documentId' | 'createdAt' | 'updatedAt' | 'publishedAt';
type Key<C extends Collection> = (keyof C['fields'] & string) | SystemKey;

type RelationKey<C extends Collection> = {
  [K in keyof C['fields']]: C['fields'][K] extends RelationField ? K : never;
}[keyof C['fields']] &
  string;

/** Conditions and sort terms for reads inside the server, with the names of a declaration. */
export const equals = <C extends Collection>(
  collection: C,
  key: Key<C>,
  value: Value,
): Condition => ({
  kind: 'compare',
  column: columnFor(collection, key),
  operator: '$eq',
  values: [value],
});

export const isOneOf = <C extends Collection>(
  collection: C,
  key: Key<C>,
  values: readonly Value[],
): Condition => ({
  kind: 'compare',
  column: columnFor(collection, key),
  operator: '$in',
  values,
});

export const allOf = (items: readonly Condition[]): Condition => ({ kind: 'and', items });

/** Whether a related entry meets a condition. */
export function hasRelated<C extends Collection>(
  collection: C,
  key: RelationKey<C>,
  item: Condition,
): Condition {
  const field = collection.fields[key];
  if (field?.kind !== 'one' && field?.kind !== 'many') throw new Error(`No relation ${key}`);
  return { kind: 'related', relation: field, target: field.target, item };
}

export const orderBy = <C extends Collection>(
  collection: C,
  key: Key<C>,
  direction: SortTerm['direction'] = 'asc',
): SortTerm => ({ through: [], column: columnFor(collection, key), direction });

function columnFor(collection: Collection, key: string): Column {
  const field = collection.allFields[key];
  if (field?.kind !== 'scalar') throw new Error(`No field ${key} in ${collection.plural}`);
  return { name: columnOf(key, field), type: field.type };
}
