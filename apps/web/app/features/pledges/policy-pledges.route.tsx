import { readPolicyPledges } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { languageCodes } from '@rostra/messages';
import { useMessages } from '@rostra/messages/react';
import { EmptyState, Link } from '@rostra/ui';
import { redirect } from 'react-router';
import { localeInLoader } from '../../lib/languages/content-locale.ts';
import { TextIn } from '../../lib/languages/text-in.tsx';
import { translate } from '../../lib/messages/translate.ts';
import { listMeta } from '../../lib/page-metadata/list-meta.ts';
import { notFoundMeta } from '../../lib/page-metadata/not-found-meta.ts';
import { pageMeta } from '../../lib/page-metadata/page-meta.ts';
import { load } from '../../lib/server-rendering/load.ts';
import type { Route } from './+types/policy-pledges.route.ts';
import { PledgeHistory } from './history/pledge-history.tsx';
import { pledgeElement, policyPledgesPath } from './pledge-paths.ts';

export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const query = localeInLoader(context);
  const { data } = await load(context, (api) =>
    api(readPolicyPledges, { params: { slug }, query }),
  );
  // Not permanently: a policy that is taken down has its document id in its URLs.
  const path = policyPledgesPath(data.policy.key);
  if (data.policy.key !== slug) throw redirect(path, 302);
  return { ...data, translations: languageCodes.map((locale) => ({ locale, path })) };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return notFoundMeta(matches);
  const { policy, pledges } = loaderData;
  const t = translate(matches, 'pledges');
  const title = t('titleOf', { title: policy.title });
  const description = t('lead');
  const path = policyPledgesPath(policy.key);
  const items = pledges.map(({ id, text }) => ({
    label: text,
    href: `${path}#${pledgeElement(id)}`,
  }));
  const crumbs = [
    ...(policy.path === null ? [] : [{ label: policy.title, href: policy.path }]),
    { label: t('title'), href: path },
  ];
  return pageMeta(matches, {
    ...listMeta({ title, description, path, items, crumbs }),
    translations: [{ locale: policy.locale, path }],
  });
}

const link = 'text-accent underline';

export default function PolicyPledgesRoute({ loaderData }: Route.ComponentProps) {
  const t = useMessages('pledges');
  const { policy, pledges } = loaderData;
  const title = <TextIn locale={policy.locale}>{policy.title}</TextIn>;
  return (
    <div className="shell max-w-[60rem] pt-12 pb-section md:pt-20">
      <p className="text-muted">
        {policy.path === null ? (
          title
        ) : (
          <Link href={policy.path} className={link}>
            {title}
          </Link>
        )}
      </p>
      <h1 className="mt-2 text-4xl">{t('title')}</h1>
      <p className="mt-4 mb-8 max-w-measure text-lg">{t('lead')}</p>
      {pledges.length === 0 ? (
        <EmptyState title={t('emptyTitle')}>{t('empty')}</EmptyState>
      ) : (
        pledges.map((pledge) => <PledgeHistory key={pledge.id} pledge={pledge} policy={policy} />)
      )}
      <p className="mt-8 text-sm">
        <Link href={pathTo(pages.pledges)} className={link}>
          {t('seeAll')}
        </Link>
      </p>
    </div>
  );
}
