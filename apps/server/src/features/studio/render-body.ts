import type { CallOutput, renderStudioBody } from '@rostra/contract';
import { type ContentService, checkBody, renderBody } from '../content/index.ts';

/** A Markdown text as the pages show it. Refuses what could not be saved either. */
export async function renderText(
  { renderPool, store }: ContentService,
  body: string,
): Promise<CallOutput<typeof renderStudioBody>> {
  await checkBody(renderPool, { columns: { body }, relations: [] });
  return { data: await renderBody(store, body) };
}
