import type { Condition } from './read-query.ts';

/** Null is SQL's unknown: the result of every comparison with a missing value. */
type Truth = boolean | null;

/**
 * Whether a condition on a related entry also holds without a related entry. As in an outer join, a
 * missing entry has no values: `[category][id][$null]=true` finds entries without a category.
 */
export function matchesMissingEntry(condition: Condition): Truth {
  switch (condition.kind) {
    case 'and':
      return every(condition.items.map(matchesMissingEntry));
    case 'or':
      // An empty group imposes no condition.
      return (
        condition.items.length === 0 ||
        not(every(condition.items.map(matchesMissingEntry).map(not)))
      );
    case 'not':
      return not(matchesMissingEntry(condition.item));
    case 'related':
    case 'words':
    case 'unreferenced':
      return false;
    case 'compare':
      if (condition.operator === '$null') return true;
      return condition.operator === '$notNull' ? false : null;
  }
}

const not = (truth: Truth): Truth => (truth === null ? null : !truth);

const every = (truths: readonly Truth[]): Truth => {
  if (truths.includes(false)) return false;
  return truths.includes(null) ? null : true;
};
