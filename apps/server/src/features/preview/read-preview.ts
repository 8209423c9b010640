import {
  type CallOutput,
  can,
  type PreviewReader,
  type Role,
  type readPreview,
} from '@rostra/contract';
import { notFound } from '../../errors.ts';
import { readBlogPostDraft } from '../blog/index.ts';
import {
  type ContentService,
  getEntryRow,
  onlyIn,
  plansIncludedIn,
  type Reader,
  readAnyDraft,
} from '../content/index.ts';
import { readMemberContentDraft } from '../member-content/index.ts';
import { readPolicyDraft } from '../policies/index.ts';
import { findPreviewLink } from './preview-links.repo.ts';
import { hashKey } from './preview-links.ts';

/** What a person may do now; undefined if the account is blocked or gone. */
export type FindRole = (userId: number) => Promise<Role | undefined>;

/** The draft that a link leads to, as its page shows it to this reader. */
export async function readPreviewPage(
  service: ContentService,
  findRole: FindRole,
  { key, as }: { key: string; as: PreviewReader },
): Promise<CallOutput<typeof readPreview>> {
  const { store } = service;
  const link = await findPreviewLink(service.db.queries, hashKey(key), store.now());
  if (!link) throw notFound();
  await checkCreator(service, findRole, link);
  const draft = { documentId: link.document_id, locale: onlyIn(link.locale) };
  const reader = readerLike(as);
  switch (link.collection) {
    case 'blog-posts':
      return { post: await readBlogPostDraft(store, reader, draft) };
    case 'policies':
      return { policy: await readPolicyDraft(store, draft) };
    case 'member-contents':
      return { memberContent: await readMemberContentDraft(store, reader, draft) };
    default:
      return { entry: await readAnyDraft(service, reader, link.collection, draft) };
  }
}

const readerLike = (as: PreviewReader): Reader => ({
  role: as === 'visitor' ? 'visitor' : 'member',
  includedPlans: plansIncludedIn(as),
});

/** A link shows nothing that the person who created it could not open in the studio at this moment. */
async function checkCreator(
  service: ContentService,
  findRole: FindRole,
  link: { created_by: number; collection: string; document_id: string; locale: string },
): Promise<void> {
  const { created_by: editorId, collection: kind, document_id: id, locale } = link;
  const role = await findRole(editorId);
  if (!role || !can(role, 'content.draft')) throw notFound();
  const writer = { editorId, isAuthor: !can(role, 'content.edit') };
  await getEntryRow(service, writer, { kind, id, locale });
}
