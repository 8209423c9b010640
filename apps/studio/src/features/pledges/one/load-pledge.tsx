import { errorStatus } from '@rostra/browser/errors';
import { useMessages } from '@rostra/messages/react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { BackLink } from '../../../layout/back-link.tsx';
import { NotFoundScreen } from '../../../layout/not-found-screen.tsx';
import { ScreenSkeleton } from '../../../layout/screen-skeleton.tsx';
import { LoadFailure } from '../../../lib/list-states/load-failure.tsx';
import { ScreenTitle } from '../../../lib/screen-title.tsx';
import { useApi } from '../../../session/session-provider.tsx';
import { type Managed, pledgePath, pledgeQuery, pledgesPath } from '../pledges-query.ts';

interface LoadPledgeProps {
  /** Of a form about the pledge, which leads back to it. */
  title?: string;
  children: (pledge: Managed['pledge']) => ReactNode;
}

/** The frame of every screen about one pledge. */
export function LoadPledge({ title, children }: LoadPledgeProps) {
  const { id = '' } = useParams();
  const t = useMessages('studio-pledges');
  const query = useQuery(pledgeQuery(useApi(), id));
  if (query.isPending) return <ScreenSkeleton />;
  const pledge = query.data?.pledge;
  if (!pledge && errorStatus(query.error) === 404) return <NotFoundScreen />;
  return (
    <div className="px-gutter py-6 wide:py-8">
      <ScreenTitle>{title ?? pledge?.text ?? t('title')}</ScreenTitle>
      {title === undefined ? (
        <BackLink href={pledgesPath}>{t('title')}</BackLink>
      ) : (
        <>
          <BackLink href={pledgePath(id)}>
            <bdi>{pledge?.text ?? t('title')}</bdi>
          </BackLink>
          <h1 className="mt-1 text-2xl">{title}</h1>
        </>
      )}
      {query.isError ? <LoadFailure query={query} /> : null}
      {pledge ? children(pledge) : null}
    </div>
  );
}
