import { listPledges } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { translate } from '../../lib/messages/translate.ts';
import { listMeta } from '../../lib/page-metadata/list-meta.ts';
import { pageMeta } from '../../lib/page-metadata/page-meta.ts';
import { load } from '../../lib/server-rendering/load.ts';
import type { Route } from './+types/pledges.route.ts';
import { PledgeList } from './pledge-list.tsx';
import { pledgeElement, policyPledgesPath } from './pledge-paths.ts';
import { StatusFilter } from './status-filter.tsx';
import { readStatus } from './statuses.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const status = readStatus(new URL(request.url).searchParams.get('status'));
  const { data, meta } = await load(context, (api) =>
    api(listPledges, { query: status ? { status } : {} }),
  );
  return { pledges: data, counts: meta.counts, status };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const t = translate(matches, 'pledges');
  const [title, description, path] = [t('title'), t('lead'), pathTo(pages.pledges)];
  const items = (loaderData?.pledges ?? []).map(({ id, text, policyKey }) => ({
    label: text,
    href: `${policyPledgesPath(policyKey)}#${pledgeElement(id)}`,
  }));
  const list = listMeta({ title, description, path, items });
  const shown = loaderData?.status;
  return pageMeta(matches, shown ? { ...list, title: `${title}: ${t(`status.${shown}`)}` } : list);
}

export default function PledgesRoute({ loaderData }: Route.ComponentProps) {
  const t = useMessages('pledges');
  const { pledges, counts, status } = loaderData;
  return (
    <div className="shell max-w-[60rem] pt-12 pb-section md:pt-20">
      <h1 className="text-4xl">{t('title')}</h1>
      <p className="mt-4 mb-8 max-w-measure text-lg">{t('lead')}</p>
      <StatusFilter counts={counts} status={status} />
      <PledgeList pledges={pledges} isFiltered={status !== undefined} />
    </div>
  );
}
