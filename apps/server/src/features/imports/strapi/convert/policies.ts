import type { StrapiRow, Values } from '../strapi-row.ts';
import { lineIn, type OwnFields, type RowContext, readSeo, sentencesIn } from './row-context.ts';
import { objectIn, textIn } from './values.ts';

const MAX_POINTS = 50;
const MAX_POINT = 500;

export function readPolicy(row: StrapiRow, context: RowContext): OwnFields {
  const { values } = row;
  return {
    values: {
      title: lineIn(row, 'title', context) ?? '(Untitled)',
      // An unknown area fails with the message that editors see.
      area: values.area ?? null,
      summary: sentencesIn(row, 'summary', context),
      keyPoints: readKeyPoints(values, context),
      order: Number.isInteger(values.order) ? values.order : 0,
      seo: readSeo(row, context),
    },
  };
}

/** A list of texts, one text with a point on each line, or components with a text. */
function readKeyPoints(values: Values, { lose }: RowContext): string[] {
  const given = values.keyPoints;
  const items: unknown[] = Array.isArray(given) ? given : String(given ?? '').split('\n');
  const points = items.map((item) => pointOf(item).trim()).filter((point) => point !== '');
  const fitting = points.slice(0, MAX_POINTS).map((point) => point.slice(0, MAX_POINT));
  if (fitting.join() !== points.join()) lose({ kind: 'length', detail: 'keyPoints' });
  return fitting;
}

function pointOf(item: unknown): string {
  if (typeof item === 'string') return item;
  const values = objectIn({ item }, 'item') ?? {};
  return textIn(values, 'text') ?? textIn(values, 'title') ?? '';
}
