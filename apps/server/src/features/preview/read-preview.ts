import { type CallOutput, can, type PreviewReader, type readPreview } from '@rostra/contract';
import { notFound } from '../../errors.ts';
import { readBlogPostDraft } from '../blog/index.ts';
import { type ContentService, onlyIn, plansIncludedIn } from '../content/index.ts';
import { readMemberContentDraft } from '../member-content/index.ts';
import { readPolicyDraft } from '../policies/index.ts';
import { findPreviewLink } from './preview-links.repo.ts';
import { hashKey } from './preview-links.ts';

/** The draft that a link leads to, as its page shows it to this reader. */
export async function readPreviewPage(
  { store, db }: ContentService,
  key: string,
  as: PreviewReader,
): Promise<CallOutput<typeof readPreview>> {
  const link = await findPreviewLink(db.queries, hashKey(key), store.now());
  if (!link || !can(link.role, 'content.draft')) throw notFound();
  const draft = { documentId: link.document_id, locale: onlyIn(link.locale) };
  switch (link.collection) {
    case 'blog-posts':
      return { post: await readBlogPostDraft(store, draft) };
    case 'policies':
      return { policy: await readPolicyDraft(store, draft) };
    case 'member-contents':
      return { memberContent: await readMemberContentDraft(store, draft, plansIncludedIn(as)) };
    default:
      throw notFound();
  }
}
