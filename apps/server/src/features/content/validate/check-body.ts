import { type Rendering, tryToRender } from '../markdown/try-to-render.ts';
import { bodyError, fieldError } from './body-error.ts';
import type { CheckedData } from './check-data.ts';

const REFUSALS: Record<Exclude<Rendering, 'fine'>, string> = {
  'too deep': 'body is nested too deeply',
  'too slow': 'body takes too long to show: it has too many marks in one paragraph',
};

/** A text that cannot be shown is not saved: its page and the feeds would fail for everyone. */
export async function checkBody({ columns }: CheckedData, maxMs?: number): Promise<void> {
  if (typeof columns.body !== 'string') return;
  const rendering = await tryToRender(columns.body, maxMs);
  if (rendering !== 'fine') throw bodyError([fieldError(['body'], REFUSALS[rendering])]);
}
