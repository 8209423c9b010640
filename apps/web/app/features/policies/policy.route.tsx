import { getSite } from '@rostra/contract';
import { isLegalArea } from '@rostra/contract/policy-areas';
import { useAllMessages, useMessages } from '@rostra/messages/react';
import { NotPublished } from '../../lib/documents/not-published.tsx';
import { siteFor } from '../../lib/messages/translate.ts';
import { notFoundMeta } from '../../lib/page-metadata/not-found-meta.ts';
import { pageMeta } from '../../lib/page-metadata/page-meta.ts';
import { load } from '../../lib/server-rendering/load.ts';
import { areaName, policyAreasOf } from '../../lib/site/policy-areas.ts';
import { useSite } from '../../lib/site/site-context.ts';
import type { Route } from './+types/policy.route.ts';
import { readArea } from './areas.ts';
import { areaMeta, documentMeta } from './document-meta.ts';
import { loadArea, loadPolicy } from './load-document.ts';
import { PolicyPage } from './policy-page.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const site = await load(context, (api) => api(getSite));
  const area = readArea(policyAreasOf(site), params.slug);
  return area ? loadArea(context, area) : loadPolicy(context, params.slug);
}

export function meta({ matches, loaderData, params }: Route.MetaArgs) {
  const area = readArea(policyAreasOf(siteFor(matches)), params.slug);
  const found = loaderData?.found;
  if (area) return pageMeta(matches, areaMeta(matches, area, found));
  if (found) return pageMeta(matches, documentMeta(matches, found));
  return notFoundMeta(matches);
}

export default function PolicyRoute({ loaderData: { found }, params }: Route.ComponentProps) {
  const t = useMessages('policies');
  const messages = useAllMessages();
  const site = useSite();
  if (found) return <PolicyPage found={found} />;
  const area = readArea(policyAreasOf(site), params.slug);
  if (!area) return null;
  return (
    <NotPublished title={areaName(site, area, messages)}>
      {isLegalArea(area) ? t('legalNotPublished') : t('policyNotPublished')}
    </NotPublished>
  );
}
