import type { ContentService } from '../content-service.ts';
import { NestedTooDeeply } from '../markdown/check-depth.ts';
import { bodyError, fieldError } from './body-error.ts';
import type { CheckedData } from './check-data.ts';

/** A text that cannot be shown is not saved: its page and the feeds would fail for everyone. */
export async function checkBody(
  { store }: ContentService,
  { columns }: CheckedData,
): Promise<void> {
  if (typeof columns.body !== 'string') return;
  try {
    await store.markdown.render(columns.body, new Map());
  } catch (error) {
    if (!(error instanceof NestedTooDeeply)) throw error;
    throw bodyError([fieldError(['body'], 'body is nested too deeply')]);
  }
}
