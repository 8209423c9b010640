import { pages, pathTo } from '@rostra/contract/pages';
import { translate } from '../../../lib/messages/translate.ts';
import { listMeta } from '../../../lib/page-metadata/list-meta.ts';
import { pageMeta } from '../../../lib/page-metadata/page-meta.ts';
import type { Route } from './+types/policies.route.ts';
import { loadPolicies } from './load-policies.ts';
import { PoliciesPage } from './policies-page.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  return { policies: await loadPolicies(context) };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = translate(matches, 'site')('policies');
  const description = translate(matches, 'policy-list')('lead');
  const path = pathTo(pages.policies);
  const items = (loaderData?.policies ?? []).map((policy) => ({
    label: policy.title,
    href: policy.path,
  }));
  return pageMeta(matches, {
    ...listMeta({ title, description, path, items }),
    isAboutPolicies: true,
  });
}

export default function PoliciesRoute({ loaderData }: Route.ComponentProps) {
  return <PoliciesPage policies={loaderData.policies} />;
}
