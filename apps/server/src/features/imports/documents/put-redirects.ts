import { putRedirect } from '../../content/index.ts';
import type { IncomingRedirect } from '../content-source.ts';
import type { ImportContext } from '../import-context.ts';

/** Stores redirects that do not lead to a document. Returns how many. */
export async function putRedirects(
  { content }: ImportContext,
  source: string,
  redirects: readonly IncomingRedirect[],
): Promise<number> {
  if (redirects.length === 0) return 0;
  const now = content.store.now();
  const stored = await content.db.transaction(async (tx) => {
    let count = 0;
    for (const { from, target } of redirects) {
      if ((await putRedirect(tx, { from, to: { target }, source, now })) === 'stored') count += 1;
    }
    return count;
  });
  content.changed(['redirects']);
  return stored;
}
