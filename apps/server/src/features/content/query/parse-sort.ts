import { invalidKey, invalidParam } from './invalid-key.ts';
import type { SortTerm } from './read-query.ts';
import { columnIn, enterComponent, enterRelation, findOpenField, type Scope } from './scope.ts';
import { isPlainObject, listOf, type Plain, wordsOf } from './values/plain-values.ts';

const INVALID_ORDER = 'Invalid order. order can only be one of asc|desc|ASC|DESC';
const MAX_TERMS = 10;

export function parseSort(raw: Plain, scope: Scope): SortTerm[] {
  if (raw === undefined || raw === '') return [];
  const terms = parseAny(raw, scope, []);
  if (terms.length > MAX_TERMS) throw invalidParam('Too many sort terms', 'sort');
  return terms;
}

type Steps = SortTerm['through'];

function parseAny(raw: Plain, scope: Scope, through: Steps): SortTerm[] {
  const words = wordsOf(raw);
  if (words) return words.map((word) => parseWord(word, scope, through));
  const list = listOf(raw);
  if (list) return list.flatMap((item) => parseAny(item, scope, through));
  if (!isPlainObject(raw)) throw invalidParam('Invalid sort parameter', 'sort');
  return Object.entries(raw).flatMap(([key, value]) => parseKey(key, value, scope, through));
}

/** `title`, `title:desc` or `author.username:asc`. */
function parseWord(word: string, scope: Scope, through: Steps): SortTerm {
  const [path = '', order, ...rest] = word.split(':');
  if (rest.length > 0) throw invalidParam(INVALID_ORDER, 'sort');
  return parsePath(path.split('.'), order ?? 'asc', scope, through);
}

function parsePath(path: string[], order: string, scope: Scope, through: Steps): SortTerm {
  const nested = path.reduceRight<Plain>((inner, key) => ({ [key]: inner }), order);
  const [term] = parseAny(nested, scope, through);
  if (!term) throw invalidParam('Invalid sort parameter', 'sort');
  return term;
}

function parseKey(key: string, value: Plain, scope: Scope, through: Steps): SortTerm[] {
  const field = findOpenField(scope, key);
  if (!field) throw invalidKey(key, scope.path, 'sort');
  if (field.kind === 'scalar') {
    return [{ through, column: columnIn(scope, key, field), direction: readOrder(value) }];
  }
  if (!isPlainObject(value)) throw invalidKey(key, scope.path, 'sort');
  if (field.kind === 'component')
    return parseAny(value, enterComponent(scope, key, field), through);
  const { target } = field;
  const step = { relation: field, target };
  return parseAny(value, enterRelation(scope, key, target), [...through, step]);
}

function readOrder(value: Plain): 'asc' | 'desc' {
  if (value === 'asc' || value === 'ASC') return 'asc';
  if (value === 'desc' || value === 'DESC') return 'desc';
  throw invalidParam(INVALID_ORDER, 'sort');
}
