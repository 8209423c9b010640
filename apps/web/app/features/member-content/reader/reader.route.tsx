import { errorStatus } from '@rostra/browser/errors';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { ArticleSkeleton, LinkButton, Loading, RetryNotice } from '@rostra/ui';
import { useEffect } from 'react';
import { Navigate } from 'react-router';
import { MemberPage } from '../../../lib/member-pages/member-page.tsx';
import { useQueryError } from '../../../lib/member-pages/use-query-error.ts';
import { translate } from '../../../lib/messages/translate.ts';
import { pageMeta } from '../../../lib/page-metadata/page-meta.ts';
import { requireFeature } from '../../../lib/server-rendering/require-feature.ts';
import { useSite } from '../../../lib/site/site-context.ts';
import type { Route } from './+types/reader.route.ts';
import { ContentPage } from './content-page.tsx';
import { movedTo } from './moved-to.ts';
import { useContent } from './use-content.ts';

export async function loader({ context }: Route.LoaderArgs) {
  await requireFeature(context, pages.memberContent);
  return null;
}

/** The server does not load the text; the component sets its title later. */
export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: translate(matches, 'member-content')('title'),
    isHidden: true,
  });
}

export default function ReaderRoute({ params: { slug } }: Route.ComponentProps) {
  const t = useMessages('member-content');
  const content = useContent(slug);
  const { data, isFetching, refetch } = content;
  const failure = useQueryError(content);
  const { name } = useSite();
  const title = data?.data.title;
  useEffect(() => {
    if (title) document.title = `${title} – ${name}`;
  }, [title, name]);
  if (data) return <ContentPage key={data.data.documentId} response={data} />;
  if (!failure) return <ReaderSkeleton />;
  const present = movedTo(failure);
  if (present) return <Navigate to={pathTo(pages.memberContent, { slug: present })} replace />;
  if (errorStatus(failure) === 404 || errorStatus(failure) === 400) return <ContentNotFound />;
  return (
    <MemberPage title={t('title')}>
      <RetryNotice title={t('textNotLoaded')} isBusy={isFetching} onRetry={refetch} />
    </MemberPage>
  );
}

function ContentNotFound() {
  const t = useMessages('member-content');
  return (
    <MemberPage title={t('notFound')} lead={t('notFoundText')}>
      <LinkButton href={pathTo(pages.memberContents)}>{t('seeAll')}</LinkButton>
    </MemberPage>
  );
}

function ReaderSkeleton() {
  return (
    <Loading>
      <ArticleSkeleton />
    </Loading>
  );
}
