import { invalidKey, invalidParam } from './invalid-key.ts';
import {
  isPlainObject,
  listOf,
  type Plain,
  type PlainObject,
  wordsOf,
} from './values/plain-values.ts';

/** What to populate, as a tree of keys with their options. */
export type PopulateTree = ReadonlyMap<string, PopulateOptions>;

export interface PopulateOptions {
  readonly fields?: Plain;
  readonly filters?: Plain;
  readonly sort?: Plain;
  readonly populate?: PopulateTree | '*';
  /** Counts the related entries instead of including them. */
  readonly count?: boolean;
}

const OPTIONS = ['fields', 'filters', 'sort', 'populate', 'count'] as const;
const MAX_DEPTH = 5;
const FLAGS = new Map([
  ...['true', 't', '1'].map((word) => [word, true] as const),
  ...['false', 'f', '0'].map((word) => [word, false] as const),
]);

/** Every form of the parameter: `*`, `a,b`, `a.b`, lists of those, and objects with options. */
export function parsePopulate(raw: Plain, depth = 0): PopulateTree | '*' {
  if (depth > MAX_DEPTH)
    throw invalidParam('The populate parameter is nested too deeply', 'populate');
  if (raw === undefined || raw === '' || raw === 'false') return new Map();
  if (raw === '*' || raw === 'true') return '*';
  const words = wordsOf(raw);
  if (words) return words.includes('*') ? '*' : fromPaths(words);
  if (listOf(raw) || !isPlainObject(raw)) {
    throw invalidParam(
      'Invalid populate parameter. Expected a string, an array of strings, a populate object',
      'populate',
    );
  }
  if (Object.keys(raw).length === 1 && raw['*'] !== undefined) return '*';
  return new Map(
    Object.entries(raw).flatMap(([key, value]) => {
      const options = parseOptions(key, value, depth);
      return options ? [[key, options] as const] : [];
    }),
  );
}

/** `author.avatar` and `author.x` share one author. */
function fromPaths(paths: readonly string[]): PopulateTree {
  const heads = Map.groupBy(paths, (path) => path.split('.', 1)[0] ?? '');
  return new Map(
    [...heads].map(([head, all]) => {
      const rest = all.map((path) => path.slice(head.length + 1)).filter((path) => path !== '');
      if (rest.some((path) => path.split('.').length > MAX_DEPTH)) {
        throw invalidParam('The populate parameter is nested too deeply', 'populate');
      }
      return [head, rest.length > 0 ? { populate: fromPaths(rest) } : {}];
    }),
  );
}

function parseOptions(key: string, value: Plain, depth: number): PopulateOptions | undefined {
  if (value === '*') return { populate: '*' };
  if (typeof value === 'string' || value === undefined) {
    const isWanted = FLAGS.get(value ?? 'true');
    if (isWanted === undefined) throw invalidKey(value ?? '', [key], 'populate');
    return isWanted ? {} : undefined;
  }
  if (!isPlainObject(value)) throw invalidKey(key, [], 'populate');
  const unknown = Object.keys(value).find((name) => !isOption(name));
  if (unknown !== undefined) throw invalidKey(unknown, [key], 'populate');
  return pickOptions(key, value, depth);
}

const isOption = (name: string) => (OPTIONS as readonly string[]).includes(name);

const pickOptions = (key: string, value: PlainObject, depth: number): PopulateOptions => ({
  fields: value.fields,
  filters: value.filters,
  sort: value.sort,
  ...(value.populate === undefined ? {} : { populate: parsePopulate(value.populate, depth + 1) }),
  ...(value.count === undefined ? {} : { count: readCount(key, value.count) }),
});

function readCount(key: string, raw: Plain): boolean {
  const isCount = typeof raw === 'string' ? FLAGS.get(raw) : undefined;
  if (isCount === undefined) throw invalidKey('count', [key], 'populate');
  return isCount;
}
