import { NotPublished } from '../../lib/documents/not-published.tsx';
import { pageMeta } from '../../lib/page-metadata/page-meta.ts';
import type { Route } from './+types/policy.route.ts';
import { areaNames, readArea } from './areas.ts';
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
  if (area) return pageMeta(matches, areaMeta(area, found));
  return pageMeta(matches, found ? documentMeta(found) : { title: 'Not found', isHidden: true });
}

export default function PolicyRoute({ loaderData: { found }, params }: Route.ComponentProps) {
  if (found) return <PolicyPage found={found} />;
  const area = readArea(params.slug);
  if (!area) return null;
  return (
    <NotPublished title={areaNames[area]}>
      Our position, its key points and the reasons behind them will appear here.
    </NotPublished>
  );
}
