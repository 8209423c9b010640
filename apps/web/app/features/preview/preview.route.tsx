import { PREVIEW_CHANGED, previewReaders, readPreview, type TextAccess } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useEffect } from 'react';
import { data, useRevalidator } from 'react-router';
import { toPageContent } from '../../lib/documents/page-content.ts';
import { translate } from '../../lib/messages/translate.ts';
import { secretPageMeta } from '../../lib/page-metadata/secret-page-meta.ts';
import { load } from '../../lib/server-rendering/load.ts';
import { BlogPostPage, toPost } from '../blog/index.ts';
import { ContentPreview } from '../member-content/index.ts';
import { Locked, PageView } from '../pages/index.ts';
import { PolicyPage, toDocument } from '../policies/index.ts';
import type { Route } from './+types/preview.route.ts';

const PRIVATE = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const as = previewReaders.find((reader) => reader === searchParams.get('as'));
  const query = { key: searchParams.get('key') ?? '', ...(as ? { as } : {}) };
  const { post, policy, memberContent, entry } = await load(context, (api) =>
    api(readPreview, { query }),
  );
  const shown = {
    post: post && toPost(post),
    policy: policy && toDocument(policy),
    memberContent,
    page: entry && toPageContent('', entry),
  };
  return data(shown, { headers: PRIVATE });
}

export const headers = () => PRIVATE;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const t = translate(matches, 'site');
  const title = loaderData ? titleOf(loaderData) : t('notFound');
  return secretPageMeta(matches, { title });
}

const titleOf = ({
  post,
  policy,
  memberContent,
  page,
}: Route.ComponentProps['loaderData']): string =>
  post?.title ?? policy?.document.title ?? memberContent?.data.title ?? page?.title ?? '';

/** The page of a draft, for people with a link to it. */
export default function PreviewRoute({ loaderData }: Route.ComponentProps) {
  const t = useMessages('preview');
  const { post, policy, memberContent, page } = loaderData;
  useRefresh();
  return (
    <>
      <p className="border-warning border-b bg-warning-soft px-gutter py-2 text-center text-sm">
        {t('notice')}
      </p>
      {post ? <BlogPostPage post={post} locked={<LockedText {...post} />} /> : null}
      {policy ? <PolicyPage found={policy} /> : null}
      {memberContent ? <ContentPreview response={memberContent} /> : null}
      {page ? <PageView page={page} locked={<LockedText {...page} />} /> : null}
    </>
  );
}

interface LockedTextProps {
  access?: TextAccess | undefined;
  html: string;
}

const LockedText = ({ access, html }: LockedTextProps) => (
  <Locked access={access} hasBeginning={html !== ''} state="locked" />
);

/** Loads the draft again without moving the page when the studio says that it has changed. */
function useRefresh() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const onMessage = ({ origin, data: message }: MessageEvent) => {
      if (origin === window.location.origin && message === PREVIEW_CHANGED) void revalidate();
    };
    window.addEventListener('message', onMessage);
    // A message may have come before this page could listen.
    if (window.parent !== window) void revalidate();
    return () => window.removeEventListener('message', onMessage);
  }, [revalidate]);
}
