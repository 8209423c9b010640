import { useMessages } from '@rostra/messages/react';
import { NotPublished } from '../../lib/documents/not-published.tsx';
import { pageMeta } from '../../lib/page-metadata/page-meta.ts';
import type { Route } from './+types/about.route.ts';
import { AreaPage } from './area-page.tsx';
import { areaMeta } from './document-meta.ts';
import { loadArea } from './load-document.ts';

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
  return <AreaPage found={found} keyPointsTitle={t('commitments')} />;
}
