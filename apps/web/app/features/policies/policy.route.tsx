import { useMessages } from '@rostra/messages/react';
import { NotPublished } from '../../lib/documents/not-published.tsx';
import { notFoundMeta } from '../../lib/page-metadata/not-found-meta.ts';
import { pageMeta } from '../../lib/page-metadata/page-meta.ts';
import type { Route } from './+types/policy.route.ts';
import { isLegal, readArea } from './areas.ts';
import { areaMeta, documentMeta } from './document-meta.ts';
import { loadArea, loadPolicy } from './load-document.ts';
import { PolicyPage } from './policy-page.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const area = readArea(params.slug);
  return area ? loadArea(context, area) : loadPolicy(context, params.slug);
}

export function meta({ matches, loaderData, params }: Route.MetaArgs) {
  const area = readArea(params.slug);
  const found = loaderData?.found;
  if (area) return pageMeta(matches, areaMeta(matches, area, found));
  if (found) return pageMeta(matches, documentMeta(matches, found));
  return notFoundMeta(matches);
}

export default function PolicyRoute({ loaderData: { found }, params }: Route.ComponentProps) {
  const t = useMessages('policies');
  if (found) return <PolicyPage found={found} />;
  const area = readArea(params.slug);
  if (!area) return null;
  return (
    <NotPublished title={t(`area.${area}`)}>
      {isLegal(area) ? t('legalNotPublished') : t('policyNotPublished')}
    </NotPublished>
  );
}
