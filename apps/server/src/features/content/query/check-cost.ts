import { invalidParam } from './invalid-key.ts';
import { isTextual } from './parse-comparison.ts';
import type { Condition, Selection } from './read-query.ts';

const MAX_CONDITIONS = 40;
const MAX_VALUES = 200;
const MAX_LONG_TEXT = 4;

interface Cost {
  readonly conditions: number;
  readonly values: number;
  /** Conditions that scan whole bodies, row by row. */
  readonly longText: number;
}

/** Limits the cost of a query, populated relations included, because a slow one delays all others. */
export function checkCost(selection: Selection): void {
  const { conditions, values, longText } = costOfSelection(selection);
  if (conditions > MAX_CONDITIONS) {
    throw invalidParam(`The filters have more than ${MAX_CONDITIONS} conditions`, 'filters');
  }
  if (values > MAX_VALUES) {
    throw invalidParam(`The filters have more than ${MAX_VALUES} values`, 'filters');
  }
  if (longText > MAX_LONG_TEXT) {
    throw invalidParam(
      `The filters look through long texts more than ${MAX_LONG_TEXT} times`,
      'filters',
    );
  }
}

const costOfSelection = ({ where, relations }: Selection): Cost =>
  sum([costOf(where), ...relations.map(({ selection }) => costOfSelection(selection))]);

function costOf(condition: Condition): Cost {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return sum(condition.items.map(costOf), condition.items.length === 0 ? 1 : 0);
    case 'not':
    case 'related':
      return costOf(condition.item);
    case 'compare': {
      const { column, operator, values } = condition;
      const looksInside = column.isLong && isTextual(operator);
      return { conditions: 1, values: values.length, longText: looksInside ? 1 : 0 };
    }
  }
}

const sum = (costs: readonly Cost[], conditions = 0): Cost =>
  costs.reduce(
    (total, cost) => ({
      conditions: total.conditions + cost.conditions,
      values: total.values + cost.values,
      longText: total.longText + cost.longText,
    }),
    { conditions, values: 0, longText: 0 },
  );
