import { findPage } from '@rostra/contract/pages';
import type { Queries } from '../../../db/client.ts';
import { redirectPath } from './redirect-path.ts';
import { deleteRedirectsOf, putRedirectRow } from './redirects.repo.ts';

export interface Redirect {
  /** The old address, with or without its host. */
  readonly from: string;
  readonly to:
    | { readonly target: string }
    | { readonly collection: string; readonly documentId: string; readonly locale: string };
  readonly source: string;
  readonly now: string;
}

/** `page`: the site has a page at this address, which wins. `other`: somebody else has set a redirect for it. */
export type RedirectOutcome = 'stored' | 'none' | 'page' | 'other';

/** Makes an old address lead to a document, or to another address. */
export async function putRedirect(
  tx: Queries,
  { from, to, source, now }: Redirect,
): Promise<RedirectOutcome> {
  const path = redirectPath(from);
  if (path === undefined) return 'none';
  const page = findPage(path)?.page;
  if (page && !page.path.includes(':')) return 'page';
  const isDocument = 'documentId' in to;
  const isStored = await putRedirectRow(tx, {
    path,
    target: isDocument ? null : to.target,
    collection: isDocument ? to.collection : null,
    document_id: isDocument ? to.documentId : null,
    locale: isDocument ? to.locale : null,
    source,
    created_at: now,
  });
  return isStored ? 'stored' : 'other';
}

/** Removes the redirects that an import added. */
export const removeRedirectsOf = (tx: Queries, source: string): Promise<number> =>
  deleteRedirectsOf(tx, source);
