import type { Rendering, RenderPool } from '../markdown/try-to-render.ts';
import { bodyError, fieldError } from './body-error.ts';
import type { CheckedData } from './check-data.ts';

const REFUSALS: Record<Exclude<Rendering, 'fine'>, string> = {
  'too deep': 'body is nested too deeply',
  'too slow': 'body takes too long to show: it has too many marks in one paragraph',
};

/** A text that cannot be rendered is not saved, because its page and the feeds would fail. */
export async function checkBody(
  { tryToRender }: Pick<RenderPool, 'tryToRender'>,
  { columns }: CheckedData,
): Promise<void> {
  if (typeof columns.body !== 'string') return;
  const rendering = await tryToRender(columns.body);
  if (rendering !== 'fine') throw bodyError([fieldError(['body'], REFUSALS[rendering])]);
}
