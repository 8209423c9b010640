import { readVote } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { translate } from '../../../lib/messages/translate.ts';
import { breadcrumbs } from '../../../lib/page-metadata/json-ld.ts';
import { notFoundMeta } from '../../../lib/page-metadata/not-found-meta.ts';
import { pageMeta } from '../../../lib/page-metadata/page-meta.ts';
import { load } from '../../../lib/server-rendering/load.ts';
import { voteCrumbs } from '../vote-crumbs.ts';
import { VotePageTitle } from '../vote-page-title.tsx';
import type { Route } from './+types/check.route.ts';
import { RecountForm } from './recount-form.tsx';
import script from './recount-script.mjs?raw';

export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const { data } = await load(context, (api) => api(readVote, { params: { slug } }));
  return { vote: data.vote };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return notFoundMeta(matches);
  const t = translate(matches, 'votes');
  const { question, slug } = loaderData.vote;
  const path = pathTo(pages.recount, { slug });
  return pageMeta(matches, {
    title: t('checkTitle', { question }),
    description: t('checkLead'),
    path,
    jsonLd: (page) => [
      breadcrumbs([...voteCrumbs(t, loaderData.vote), { label: t('recount'), href: path }], page),
    ],
  });
}

export default function CheckRoute({ loaderData: { vote } }: Route.ComponentProps) {
  const t = useMessages('votes');
  return (
    <div className="shell max-w-[60rem] pt-12 pb-section md:pt-20">
      <VotePageTitle vote={vote}>{t('recount')}</VotePageTitle>
      <p className="mt-4 max-w-measure text-lg">{t(vote.result ? 'checkLead' : 'checkWait')}</p>
      {vote.result ? <RecountForm vote={vote} hash={vote.result.recordHash} /> : null}
      <section aria-labelledby="script" className="mt-12">
        <h2 id="script" className="text-2xl">
          {t('script')}
        </h2>
        <p className="mt-4 max-w-measure">{t('scriptText')}</p>
        <div className="prose mt-4">
          <pre>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also with the keyboard */}
            <code tabIndex={0}>{script}</code>
          </pre>
        </div>
      </section>
    </div>
  );
}
