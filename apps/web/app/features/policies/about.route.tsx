import { useMessages } from '@rostra/messages/react';
import { NotPublished } from '../../lib/documents/not-published.tsx';
import { pageMeta } from '../../lib/page-metadata/page-meta.ts';
import type { Route } from './+types/about.route.ts';
import { areaMeta } from './document-meta.ts';
import { WhatChanged } from './editions/what-changed.tsx';
import { loadArea } from './load-document.ts';
import { LongDocument } from './long-document.tsx';
import { MoreInArea } from './more-in-area.tsx';
import { PolicyStatus } from './policy-status.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  return loadArea(context, 'about');
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, areaMeta(matches, 'about', loaderData?.found));
}

export default function AboutRoute({ loaderData: { found } }: Route.ComponentProps) {
  const t = useMessages('policies');
  if (!found) {
    return <NotPublished title={t('aboutUs')}>{t('aboutNotPublished')}</NotPublished>;
  }
  return (
    <LongDocument
      document={found.document}
      keyPointsTitle={t('commitments')}
      status={<PolicyStatus found={found} />}
    >
      <WhatChanged
        slug={found.editions.key}
        newest={found.editions.newest}
        decisions={found.decisions}
        locale={found.document.locale}
      />
      <MoreInArea links={found.others} />
    </LongDocument>
  );
}
