import type { Plain, PlainObject } from '../query/values/plain-values.ts';

export interface PlainRelated {
  id: string;
  name: string;
  /** Of authors; other related entries have none. */
  bio?: string | null;
  slug: string;
}

export interface PlainPost {
  id: number;
  title: string;
  excerpt: string | null;
  publishedAt: string;
  author: PlainRelated | null;
  tags: PlainRelated[];
}

/** Null if a value is missing, like SQL's unknown. */
type Truth = boolean | null;

const not = (truth: Truth): Truth => (truth === null ? null : !truth);
const every = (truths: Truth[]): Truth =>
  truths.includes(false) ? false : truths.includes(null) ? null : true;
const some = (truths: Truth[]): Truth =>
  truths.includes(true) ? true : truths.includes(null) ? null : false;

/** The filters of the API on plain objects, independent of SQL. */
export function matches(entry: unknown, filters: PlainObject): Truth {
  return every(
    Object.entries(filters).map(([key, value]): Truth => {
      if (key === '$and')
        return every((value as PlainObject[]).map((item) => matches(entry, item)));
      if (key === '$or') return some((value as PlainObject[]).map((item) => matches(entry, item)));
      if (key === '$not') return not(matches(entry, value as PlainObject));
      const own = (entry as Record<string, unknown>)[key];
      if (key === 'author' || key === 'tags') return related(own, value as PlainObject);
      return compare(own as string | null, value as PlainObject);
    }),
  );
}

/** Like an outer join: without related entries, one entry without values. */
const NONE = { id: null, name: null, bio: null, slug: null };

function related(own: unknown, filters: PlainObject): Truth {
  const items = Array.isArray(own) ? own : own === null ? [] : [own];
  const { $null, $notNull, ...others } = filters;
  return (items.length === 0 ? [NONE] : items).some((item) => {
    const isThere = item !== NONE;
    if ($null !== undefined && isThere === ($null === 'true')) return false;
    if ($notNull !== undefined && isThere !== ($notNull === 'true')) return false;
    return matches(item, others) === true;
  });
}

/** In UTF-8 byte order, not by UTF-16 units. */
const order = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));

const OPERATORS: Record<string, (own: string, value: string) => boolean> = {
  $eq: (own, value) => own === value,
  $ne: (own, value) => own !== value,
  $eqi: (own, value) => own.toLowerCase() === value.toLowerCase(),
  $nei: (own, value) => own.toLowerCase() !== value.toLowerCase(),
  $lt: (own, value) => order(own, value) < 0,
  $lte: (own, value) => order(own, value) <= 0,
  $gt: (own, value) => order(own, value) > 0,
  $gte: (own, value) => order(own, value) >= 0,
  $contains: (own, value) => own.includes(value),
  $notContains: (own, value) => !own.includes(value),
  $containsi: (own, value) => own.toLowerCase().includes(value.toLowerCase()),
  $notContainsi: (own, value) => !own.toLowerCase().includes(value.toLowerCase()),
  $startsWith: (own, value) => own.startsWith(value),
  $startsWithi: (own, value) => own.toLowerCase().startsWith(value.toLowerCase()),
  $endsWith: (own, value) => own.endsWith(value),
  $endsWithi: (own, value) => own.toLowerCase().endsWith(value.toLowerCase()),
};

function compare(own: string | null, operators: PlainObject): Truth {
  return every(
    Object.entries(operators).map(([operator, value]): Truth => {
      if (operator === '$not') return not(compare(own, value as PlainObject));
      if (operator === '$null') return (own === null) === (value === 'true');
      if (operator === '$notNull') return (own !== null) === (value === 'true');
      if (own === null) return null;
      return compareKnown(own, operator, value);
    }),
  );
}

function compareKnown(own: string, operator: string, value: Plain): boolean {
  if (operator === '$in') return (value as string[]).includes(own);
  if (operator === '$notIn') return !(value as string[]).includes(own);
  if (operator === '$between') {
    const [from, to] = value as [string, string];
    return order(own, from) >= 0 && order(own, to) <= 0;
  }
  const holds = OPERATORS[operator];
  if (!holds) throw new Error(`No operator ${operator}`);
  return holds(own, value as string);
}
