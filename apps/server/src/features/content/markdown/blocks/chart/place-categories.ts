import { scaleLinear, scalePoint } from 'd3-scale';

const YEAR_OR_NUMBER = /^-?\d{1,6}(?:\.\d{1,4})?$/;
const DATE = /^\d{4}-\d{2}(?:-\d{2})?$/;

/** Where each category of a line is: numbers and dates at their distance, words next to each other. */
export function placeCategories(
  categories: readonly string[],
  [from, to]: readonly [number, number],
): number[] {
  const values =
    readAll(categories, YEAR_OR_NUMBER, Number) ?? readAll(categories, DATE, Date.parse);
  if (values) {
    const scale = scaleLinear()
      .domain([values[0] ?? 0, values.at(-1) ?? 1])
      .range([from, to]);
    return values.map((value) => scale(value));
  }
  const scale = scalePoint<number>()
    .domain(categories.map((_, index) => index))
    .range([from, to]);
  return categories.map((_, index) => scale(index) ?? from);
}

/** Undefined unless each one is more than the one before. */
function readAll(
  categories: readonly string[],
  pattern: RegExp,
  read: (text: string) => number,
): number[] | undefined {
  if (categories.length < 2 || !categories.every((text) => pattern.test(text))) return undefined;
  const values = categories.map(read);
  const isRising = values.every((value, index) => index === 0 || value > (values[index - 1] ?? 0));
  return isRising ? values : undefined;
}
