import { translate } from '../../../../lib/messages/translate.ts';
import { pageMeta } from '../../../../lib/page-metadata/page-meta.ts';
import { comparisonPath } from '../edition-paths.ts';
import { loadComparison } from '../load-editions.ts';
import type { Route } from './+types/comparison.route.ts';
import { ComparisonPage } from './comparison-page.tsx';

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  loadComparison(context, {
    ...params,
    isShort: new URL(request.url).searchParams.get('view') === 'changes',
  });

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) {
    return pageMeta(matches, { title: translate(matches, 'site')('notFound'), isHidden: true });
  }
  const { policy, from, to } = loaderData;
  const t = translate(matches, 'editions');
  return pageMeta(matches, {
    title: `${policy.title}: ${t('compared', { from: from.number, to: to.number })}`,
    path: comparisonPath(policy.key, from.number, to.number),
    isHidden: true,
  });
}

export default function ComparisonRoute({ loaderData }: Route.ComponentProps) {
  return <ComparisonPage {...loaderData} />;
}
