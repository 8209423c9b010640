import { pages, pathTo } from '@rostra/contract/pages';
import { translate } from '../../../lib/messages/translate.ts';
import { breadcrumbs, collection } from '../../../lib/page-metadata/json-ld.ts';
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
    title,
    description,
    path,
    isAboutPolicies: true,
    jsonLd: (page) => [
      collection({ title, description, path, items }, page),
      breadcrumbs([{ label: title, href: path }], page),
    ],
  });
}

export default function PoliciesRoute({ loaderData }: Route.ComponentProps) {
  return <PoliciesPage policies={loaderData.policies} />;
}
