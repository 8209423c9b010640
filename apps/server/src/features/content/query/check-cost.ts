import type { Reader } from '../declare/reader.ts';
import { invalidParam } from './invalid-key.ts';
import { offsetOf, sizeOf } from './pagination/pagination-window.ts';
import { isTextual } from './parse-comparison.ts';
import type { Condition, Pagination, ReadQuery, Selection, SortTerm } from './read-query.ts';

const MAX_CONDITIONS = 40;
const MAX_VALUES = 200;
const MAX_POINTS = 100;

/** The cost of a full scan. One point is about 10 ms for 20,000 entries. */
const POINTS = { compare: 1, text: 10, longText: 40, related: 5, sort: 3 };
const ROWS_PER_POINT = 1_000;
const MAX_OFFSET_POINTS = 40;
/** A page of long texts takes time to read and to send, even if its entries are found through an index. */
const LONG_TEXTS_PER_POINT = 10;
const FREE_LONG_TEXTS = 25;

/** Found through an index. */
export const KEYS: ReadonlySet<string> = new Set(['id', 'document_id', 'slug']);
const LOOKUPS = new Set(['$eq', '$in']);
/** These do not read the text itself. */
const NULL_CHECKS = new Set(['$null', '$notNull']);
const SORTED = new Set(['id', 'published_at']);

interface Cost {
  readonly conditions: number;
  readonly values: number;
  readonly points: number;
  /** A condition on the characters of a long text, such as a body. */
  readonly hasLongText: boolean;
}

const NOTHING: Cost = { conditions: 0, values: 0, points: 0, hasLongText: false };

/**
 * Refuses queries that are too expensive, and returns the points of the others: 0 if only indexes
 * are used. Readers with the capability `content.edit` have no limit and may filter by parts of long texts;
 * so may authors among their own drafts.
 */
export function checkCost(query: ReadQuery, { role }: Reader): number {
  const { conditions, values, points, hasLongText } = costOfQuery(query);
  if (conditions > MAX_CONDITIONS) {
    throw invalidParam(`The filters have more than ${MAX_CONDITIONS} conditions`, 'filters');
  }
  if (values > MAX_VALUES) {
    throw invalidParam(`The filters have more than ${MAX_VALUES} values`, 'filters');
  }
  if (role === 'editor') return points;
  if (hasLongText) {
    throw invalidParam(
      'Only staff who edit all content can filter by parts of long texts. Use /api/search to find words in them.',
      'filters',
    );
  }
  if (points > MAX_POINTS) {
    throw invalidParam('The query is too expensive. Use fewer text filters.', 'filters');
  }
  return points;
}

const costOfQuery = (query: ReadQuery): Cost =>
  sum([
    costOf(query.where),
    ...query.relations.map(({ selection }) => costOfPopulated(selection)),
    pointsOnly(costOfSort(query.sort) + costOfOffset(query.pagination)),
    pointsOnly(costOfLongTexts(query)),
  ]);

/** The database skips rows one by one, but never more than there are. */
const costOfOffset = (pagination: Pagination): number =>
  Math.min(Math.floor(offsetOf(pagination) / ROWS_PER_POINT), MAX_OFFSET_POINTS);

/** Strapi's page size of 25 is free. */
function costOfLongTexts({ fields, pagination }: ReadQuery): number {
  const entries = fields.some(({ column }) => column.isLong) ? sizeOf(pagination) : 0;
  return entries > FREE_LONG_TEXTS ? Math.ceil(entries / LONG_TEXTS_PER_POINT) : 0;
}

/** Filters of populated relations apply to the few rows of one page. */
const costOfPopulated = (selection: Selection): Cost => ({
  ...sum([
    costOf(selection.where),
    ...selection.relations.map((item) => costOfPopulated(item.selection)),
  ]),
  points: 0,
});

const pointsOnly = (points: number): Cost => ({ ...NOTHING, points });

const costOfSort = (sort: readonly SortTerm[]): number =>
  sort
    .filter(({ through, column }) => through.length > 0 || !SORTED.has(column.name))
    .reduce((total, { column }) => total + (column.isLong ? POINTS.longText : POINTS.sort), 0);

function costOf(condition: Condition): Cost {
  switch (condition.kind) {
    case 'and':
    case 'or': {
      const total = sum(condition.items.map(costOf));
      return condition.items.length === 0 ? { ...total, conditions: 1 } : total;
    }
    case 'not':
      return costOf(condition.item);
    case 'related':
      return sum([costOf(condition.item), pointsOnly(POINTS.related)]);
    case 'compare':
      return costOfComparison(condition);
    case 'words':
      return { ...NOTHING, conditions: 1, points: POINTS.compare };
    case 'unreferenced':
      return { ...NOTHING, conditions: 1, points: POINTS.related };
  }
}

function costOfComparison({
  column,
  operator,
  values,
}: Extract<Condition, { kind: 'compare' }>): Cost {
  const cost = { ...NOTHING, conditions: 1, values: values.length };
  if (KEYS.has(column.name) && LOOKUPS.has(operator)) return cost;
  if (!isTextual(operator)) {
    const readsText = column.isLong && !NULL_CHECKS.has(operator);
    return { ...cost, points: readsText ? POINTS.longText : POINTS.compare };
  }
  return column.isLong
    ? { ...cost, points: POINTS.longText, hasLongText: true }
    : { ...cost, points: POINTS.text };
}

const sum = (costs: readonly Cost[]): Cost =>
  costs.reduce(
    (total, cost) => ({
      conditions: total.conditions + cost.conditions,
      values: total.values + cost.values,
      points: total.points + cost.points,
      hasLongText: total.hasLongText || cost.hasLongText,
    }),
    NOTHING,
  );
