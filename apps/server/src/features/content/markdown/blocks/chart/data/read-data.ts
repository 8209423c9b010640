import type { Element, ElementContent } from 'hast';
import { textOf } from '../../../tree/element.ts';
import { createNumberReader } from './read-number.ts';

export interface Series {
  readonly name: string;
  /** One for each category; undefined where there is none. */
  readonly values: readonly (number | undefined)[];
}

export interface ChartData {
  readonly categories: readonly string[];
  readonly series: readonly Series[];
}

/** More lines or colours cannot be told apart. */
const MAX_SERIES = 6;
const MAX_CATEGORIES = 200;

/** The first column of a table has the categories; each other one with numbers is a series. Undefined for too many. */
export function readData(table: Element, language: string): ChartData | undefined {
  const [head, ...rows] = rowsOf(table).map(cellsOf);
  if (!head || rows.length === 0 || rows.length > MAX_CATEGORIES) return undefined;
  const readNumber = createNumberReader(language);
  const series = head.slice(1).flatMap((name, index) => {
    const values = rows.map((row) => readNumber(row[index + 1] ?? ''));
    return values.some((value) => value !== undefined) ? [{ name, values }] : [];
  });
  if (series.length === 0 || series.length > MAX_SERIES) return undefined;
  return { categories: rows.map(([category = '']) => category), series };
}

const childrenOf = (node: Element, ...names: string[]): Element[] =>
  node.children.filter(
    (child): child is Element => child.type === 'element' && names.includes(child.tagName),
  );

const rowsOf = (table: Element): Element[] =>
  childrenOf(table, 'thead', 'tbody').flatMap((part) => childrenOf(part, 'tr'));

const cellsOf = (row: Element): string[] =>
  childrenOf(row, 'th', 'td').map((cell) => textOf(cell).replace(/\s+/g, ' ').trim());

export const isTable = (node: ElementContent): node is Element =>
  node.type === 'element' && node.tagName === 'table';
