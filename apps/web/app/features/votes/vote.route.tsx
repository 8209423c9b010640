import { readVote } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Link, LinkButton } from '@rostra/ui';
import { translate } from '../../lib/messages/translate.ts';
import { breadcrumbs, onlineEvent } from '../../lib/page-metadata/json-ld.ts';
import { notFoundMeta } from '../../lib/page-metadata/not-found-meta.ts';
import { pageMeta } from '../../lib/page-metadata/page-meta.ts';
import { load } from '../../lib/server-rendering/load.ts';
import type { Route } from './+types/vote.route.ts';
import { Guarantees } from './guarantees.tsx';
import { VoteNames } from './result/vote-names.tsx';
import { VoteResult } from './result/vote-result.tsx';
import { voteCrumbs } from './vote-crumbs.ts';
import { VoteHeader } from './vote-header.tsx';
import { VoteTexts } from './vote-texts.tsx';

export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const { data } = await load(context, (api) => api(readVote, { params: { slug } }));
  return data;
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return notFoundMeta(matches);
  const t = translate(matches, 'votes');
  const { question: title, introduction, slug, state, opensAt, closesAt } = loaderData.vote;
  const description = introduction || t('lead');
  const path = pathTo(pages.vote, { slug });
  return pageMeta(matches, {
    title,
    description,
    path,
    jsonLd: (page) => [
      onlineEvent(
        { title, description, path, opensAt, closesAt, isCancelled: state === 'annulled' },
        page,
      ),
      breadcrumbs(voteCrumbs(t, loaderData.vote), page),
    ],
  });
}

export default function VoteRoute({ loaderData }: Route.ComponentProps) {
  const t = useMessages('votes');
  const { vote, texts, names, slipKey } = loaderData;
  return (
    <div className="shell max-w-[60rem] pt-12 pb-section md:pt-20">
      <p className="mb-2 text-muted">
        <Link href={pathTo(pages.votes)} className="text-accent underline">
          {t('title')}
        </Link>
      </p>
      <VoteHeader vote={vote} />
      {vote.state === 'open' ? (
        <div className="mt-8 border-ink border-t pt-6">
          <LinkButton href={pathTo(pages.memberVote, { slug: vote.slug })}>
            {t('takePart')}
          </LinkButton>
        </div>
      ) : null}
      <VoteResult vote={vote} />
      {names ? <VoteNames vote={vote} names={names} /> : null}
      <VoteTexts vote={vote} texts={texts} />
      {vote.secrecy === 'secret' ? <Guarantees slipKey={slipKey} /> : null}
    </div>
  );
}
