import { messageReference } from '@rostra/messages';
import type { Rendering, RenderPool } from '../markdown/render-pool.ts';
import { bodyError, fieldError } from './body-error.ts';
import type { CheckedData } from './check-data.ts';

const REFUSALS: Record<Exclude<Rendering, 'fine'>, { message: string; forStaff: string }> = {
  'too deep': {
    message: 'body is nested too deeply',
    forStaff: messageReference('studio-server', 'rule.tooDeep'),
  },
  'too slow': {
    message: 'body takes too long to show: it has too many marks in one paragraph',
    forStaff: messageReference('studio-server', 'rule.tooSlow'),
  },
};

/** A text that cannot be rendered is not saved, because its page and the feeds would fail. */
export async function checkBody(
  { tryToRender }: Pick<RenderPool, 'tryToRender'>,
  { columns }: CheckedData,
): Promise<void> {
  if (typeof columns.body !== 'string') return;
  const rendering = await tryToRender(columns.body);
  if (rendering === 'fine') return;
  const { message, forStaff } = REFUSALS[rendering];
  throw bodyError([fieldError(['body'], message, { forStaff })]);
}
