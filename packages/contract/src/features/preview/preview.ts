import { defineCall } from '../../call.ts';
import { okSchema } from '../../ok.ts';
import { z } from '../../zod.ts';
import { plans } from '../billing/plans/plans.ts';
import { readBlogPost } from '../blog/blog-posts.ts';
import { readEntryPage } from '../content/read-entry-page.ts';
import { readMemberContent } from '../member-content/member-contents.ts';
import { readPolicy } from '../policies/policies.ts';
import { entryParams, localeQuery } from '../studio/get-entry.ts';

export const PREVIEW_LINK_DAYS = 7;

/** The studio sends this message to the page in its frame when the draft has changed. */
export const PREVIEW_CHANGED = 'preview-changed';

/** Who looks at the page: somebody without an account, a member without a plan, or one with this plan. */
export const previewReaders = ['visitor', 'account', ...plans] as const;
export type PreviewReader = (typeof previewReaders)[number];

const links = {
  path: '/api/studio/entries/:kind/:id/preview-links',
  group: 'Studio',
  access: 'content.draft',
  params: entryParams,
  query: localeQuery,
  errors: ['validation_failed', 'forbidden', 'not_found'],
} as const;

export const createPreviewLink = defineCall({
  ...links,
  method: 'POST',
  summary: 'Create a link to the page of a draft, for a week or, inside the studio, for an hour',
  body: z.object({ isShared: z.boolean() }),
  success: {
    status: 201,
    body: z.object({ data: z.object({ path: z.string(), expiresAt: z.string() }) }),
  },
});

export const revokePreviewLinks = defineCall({
  ...links,
  method: 'DELETE',
  summary: 'Revoke all links to the page of a draft',
  success: { status: 200, body: okSchema },
});

/** The draft in the format of the call that its real page makes. */
export const readPreview = defineCall({
  method: 'GET',
  path: '/api/previews',
  summary: 'The page of a draft, for people who have a link to it',
  group: 'Content',
  access: 'public',
  // In the query, which is not logged.
  query: z.object({ key: z.string().max(100), as: z.enum(previewReaders).optional() }),
  success: {
    status: 200,
    body: z.object({
      post: readBlogPost.success.body.optional(),
      policy: readPolicy.success.body.optional(),
      memberContent: readMemberContent.success.body.optional(),
      /** Of any other content type. */
      entry: readEntryPage.success.body.optional(),
    }),
  },
  errors: ['validation_failed', 'not_found'],
});
