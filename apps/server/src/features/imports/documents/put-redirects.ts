import type { Queries } from '../../../db/client.ts';
import { putRedirect } from '../../content/index.ts';
import type { IncomingDocument, IncomingRedirect } from '../content-source.ts';
import type { ImportContext } from '../import-context.ts';
import type { Conflict } from '../report.ts';

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

interface RedirectTarget {
  readonly source: string;
  readonly documentId: string;
  readonly locale: string;
  readonly now: string;
}

/** Makes the addresses under which readers know a document lead to its entry. */
export async function redirectFormer(
  tx: Queries,
  { collection, formerAddresses = [] }: IncomingDocument,
  { source, documentId, locale, now }: RedirectTarget,
): Promise<{ stored: number; conflicts: Conflict[] }> {
  const conflicts: Conflict[] = [];
  let stored = 0;
  for (const from of formerAddresses) {
    const to = { collection, documentId, locale };
    const outcome = await putRedirect(tx, { from, to, source, now });
    if (outcome === 'stored') stored += 1;
    if (outcome === 'page') conflicts.push({ kind: 'page', detail: from });
    if (outcome === 'other') conflicts.push({ kind: 'redirect', detail: from });
  }
  return { stored, conflicts };
}
