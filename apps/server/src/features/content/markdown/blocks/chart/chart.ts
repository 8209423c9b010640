import { type Language, languages } from '@rostra/messages';
import type { Element, ElementContent } from 'hast';
import { z } from 'zod';
import type { BlockLabel } from '../../labels.ts';
import { element, textOf } from '../../tree/element.ts';
import { type BlockContext, defineBlock, type GivenBlock } from '../block.ts';
import { type ChartSpec, type ChartType, chartTypes } from './chart-spec.ts';
import { isTable, readData } from './data/read-data.ts';
import { drawChart } from './draw-chart.ts';
import { paint } from './paint.ts';

interface Attributes {
  readonly type: ChartType;
  readonly stacked?: string | undefined;
  readonly unit?: string | undefined;
  readonly source?: string | undefined;
}

type Given = GivenBlock<Attributes>;

/** A drawing takes fifty times the room of its table, so the others in a text are tables only. */
const MAX_CHARTS = 40;

const NAMES: Readonly<Record<ChartType, BlockLabel>> = {
  bar: 'barChart',
  line: 'lineChart',
  area: 'areaChart',
};

/** A table and its drawing. */
export const chart = defineBlock<Attributes>({
  attributes: z.object({
    type: z.enum(chartTypes).default('bar'),
    stacked: z.string().optional(),
    unit: z.string().max(60).optional(),
    source: z.string().max(500).optional(),
  }),
  isInExcerpt: false,
  page: (given, context) => {
    const table = given.content.find(isTable);
    if (!table) return undefined;
    const spec = specOf(given, table, context);
    const name = nameOf(given, context);
    const drawings = spec ? [drawChart(spec, 'wide', name), drawChart(spec, 'narrow', name)] : [];
    const data = spec
      ? element('details', { className: ['toggle', 'chart-data'] }, [
          element('summary', {}, [text(context.labels.chartData)]),
          element('div', { className: ['toggle-content'] }, [table]),
        ])
      : table;
    const caption = captionOf(given, context, table);
    return element('figure', { className: ['chart'] }, [
      ...titleOf(given, { className: ['chart-title'] }),
      ...drawings,
      data,
      ...(caption.length > 0 ? [element('figcaption', {}, caption)] : []),
    ]);
  },
  feed: (given, context) => withTable(given, context, titleOf(given, {})),
  document: (given, context) => {
    const table = given.content.find(isTable);
    const spec = table && specOf(given, table, context);
    if (!spec) return withTable(given, context, titleOf(given, {}));
    // The caption stays on the page of the drawing.
    const caption = given.title.length > 0 ? [element('figcaption', {}, given.title)] : [];
    const drawing = paint(drawChart(spec, 'wide', nameOf(given, context)));
    return withTable(given, context, [element('figure', {}, [drawing, ...caption])]);
  },
});

function withTable(given: Given, context: BlockContext, before: Element[]): Element | undefined {
  const table = given.content.find(isTable);
  return table && element('div', {}, [...before, table, ...captionOf(given, context, table)]);
}

function specOf(
  { attributes: { type, stacked, unit = '' }, number }: Given,
  table: Element,
  { language }: BlockContext,
): ChartSpec | undefined {
  const data = number <= MAX_CHARTS ? readData(table, language) : undefined;
  const { direction, locale } = languages[language as Language] ?? languages.en;
  const isStacked = stacked !== undefined && type !== 'line';
  return data && { type, isStacked, unit, data, direction, locale };
}

const text = (value: string) => ({ type: 'text' as const, value });

/** The title is said once: the drawing is named after its kind and it. */
function nameOf({ title, attributes: { type } }: Given, { labels }: BlockContext): string {
  const words = title.map(textOf).join('').trim();
  return words === '' ? labels[NAMES[type]] : `${labels[NAMES[type]]}: ${words}`;
}

const titleOf = ({ title }: Given, properties: { className?: string[] }): Element[] =>
  title.length > 0 ? [element('p', properties, [element('strong', {}, title)])] : [];

/** What else the author wrote into the block, and the source. */
function captionOf(
  { content, attributes: { source } }: Given,
  { labels }: BlockContext,
  table: Element,
): ElementContent[] {
  const isSpace = (node: ElementContent) => node.type === 'text' && node.value.trim() === '';
  const notes = content.filter((node) => node !== table && !isSpace(node));
  const said = source?.trim()
    ? [element('p', {}, [text(`${labels.source} ${source.trim()}`)])]
    : [];
  return [...notes, ...said];
}
