import type { ComponentField, RelationField } from '../declare/declaration.ts';
import { invalidKey, invalidParam } from './invalid-key.ts';
import { matchesMissingEntry } from './matches-missing-entry.ts';
import { parseComparison } from './parse-comparison.ts';
import { type Condition, noCondition } from './read-query.ts';
import { columnIn, enterComponent, enterRelation, findOpenField, type Scope } from './scope.ts';
import { isPlainObject, listOf, type Plain } from './values/plain-values.ts';
import { readFlag } from './values/read-value.ts';

/** No sensible query is nested deeper. */
const MAX_DEPTH = 20;

export function parseFilters(raw: Plain, scope: Scope, depth = 0): Condition {
  if (raw === undefined || raw === '') return noCondition;
  if (depth > MAX_DEPTH) throw invalidParam('The filters are nested too deeply', 'filters');
  const list = listOf(raw);
  if (list) return group('and', list, scope, depth);
  if (!isPlainObject(raw)) throw invalidParam('The filters parameter must be an object', 'filters');
  const items = Object.entries(raw).map(([key, value]) => parseKey(key, value, scope, depth));
  return items.length === 1 && items[0] ? items[0] : { kind: 'and', items };
}

function parseKey(key: string, value: Plain, scope: Scope, depth: number): Condition {
  if (key === '$and') return group('and', listOf(value) ?? [value], scope, depth);
  if (key === '$or') return group('or', listOf(value) ?? [value], scope, depth);
  if (key === '$not') return { kind: 'not', item: parseFilters(value, scope, depth + 1) };
  const field = findOpenField(scope, key);
  if (!field) throw invalidKey(key, scope.path, 'filters');
  if (field.kind === 'scalar') {
    return parseComparison(value, columnIn(scope, key, field), key, scope.path);
  }
  if (field.kind === 'component') {
    return parseComponent(value, field, enterComponent(scope, key, field), depth);
  }
  return parseRelation(key, value, field, scope, depth);
}

/** `[seo][metaTitle]=x` filters by a value of the component, `[seo][$null]=true` by whether it has any. */
function parseComponent(
  value: Plain,
  field: ComponentField,
  entered: Scope,
  depth: number,
): Condition {
  if (!isPlainObject(value)) return parseFilters(value, entered, depth + 1);
  const { $null, $notNull, ...rest } = value;
  const items = [
    ...($null === undefined ? [] : [isUnset(field, entered, readFlag($null))]),
    ...($notNull === undefined ? [] : [isUnset(field, entered, !readFlag($notNull))]),
  ];
  if (items.length === 0) return parseFilters(value, entered, depth + 1);
  return { kind: 'and', items: [...items, parseFilters(rest, entered, depth + 1)] };
}

function isUnset({ fields }: ComponentField, entered: Scope, isWanted: boolean): Condition {
  const items = Object.entries(fields).map(
    ([key, field]): Condition => ({
      kind: 'compare',
      column: columnIn(entered, key, field),
      operator: '$null',
      values: [],
    }),
  );
  const unset: Condition = { kind: 'and', items };
  return isWanted ? unset : { kind: 'not', item: unset };
}

const group = (
  kind: 'and' | 'or',
  items: readonly Plain[],
  scope: Scope,
  depth: number,
): Condition => ({ kind, items: items.map((item) => parseFilters(item, scope, depth + 1)) });

/** `[author][slug]=x` filters by a field of the author, `[author]=7` and `[author][$in]=…` by its id. */
function parseRelation(
  key: string,
  value: Plain,
  relation: RelationField,
  scope: Scope,
  depth: number,
): Condition {
  const { target } = relation;
  const item = parseCondition(value, enterRelation(scope, key, target), depth);
  const found: Condition = { kind: 'related', relation, target, item };
  if (matchesMissingEntry(item) !== true) return found;
  const any: Condition = { kind: 'related', relation, target, item: noCondition };
  return { kind: 'or', items: [{ kind: 'not', item: any }, found] };
}

/** The conditions on one related entry: all of them must hold for the same entry. */
function parseCondition(value: Plain, scope: Scope, depth: number): Condition {
  if (!isPlainObject(value) || listOf(value)) return byId(value, scope);
  const items = Object.entries(value).map(([name, item]): Condition => {
    if (name === '$not') return { kind: 'not', item: parseCondition(item, scope, depth + 1) };
    const isGroup = name === '$and' || name === '$or';
    if (name.startsWith('$') && !isGroup) return byId({ [name]: item }, scope);
    return parseFilters({ [name]: item }, scope, depth + 1);
  });
  return items.length === 1 && items[0] ? items[0] : { kind: 'and', items };
}

const byId = (value: Plain, scope: Scope): Condition =>
  parseComparison(value, { name: 'id', type: 'integer' }, 'id', scope.path);
