import { data } from 'react-router';
import { NotPublished } from '../../components/not-published.tsx';
import { pageMeta } from '../../lib/page-meta.ts';
import { hostContext } from '../../lib/render-host.ts';
import type { Route } from './+types/policy.route.ts';
import { areaNames, readArea } from './areas.ts';
import { loadPolicy } from './load-policy.ts';
import { PolicyPage } from './policy-page.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const area = readArea(params.area);
  if (!area) throw data(null, { status: 404 });
  context.get(hostContext).tag('policies');
  return { area, policy: await loadPolicy(context, area) };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return pageMeta(matches, { title: 'Not found', isHidden: true });
  const { area, policy } = loaderData;
  return pageMeta(matches, {
    title: policy?.title ?? areaNames[area],
    path: `/policies/${area}`,
    type: 'article',
    ...(policy ? { description: policy.summary } : {}),
  });
}

export default function PolicyRoute({ loaderData: { area, policy } }: Route.ComponentProps) {
  if (!policy) {
    return (
      <NotPublished title={areaNames[area]}>
        Our position, its key points and the reasons for them will stand here.
      </NotPublished>
    );
  }
  return <PolicyPage area={area} policy={policy} />;
}
