import { readVote } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Notice } from '@rostra/ui';
import { translate } from '../../../lib/messages/translate.ts';
import { notFoundMeta } from '../../../lib/page-metadata/not-found-meta.ts';
import { pageMeta } from '../../../lib/page-metadata/page-meta.ts';
import { load } from '../../../lib/server-rendering/load.ts';
import { VoteDates } from '../vote-dates.tsx';
import { VotePageTitle } from '../vote-page-title.tsx';
import type { Route } from './+types/cast.route.ts';
import { CastKeptSlips } from './cast-kept-slips.tsx';

export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const { data } = await load(context, (api) => api(readVote, { params: { slug } }));
  return { vote: data.vote };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return notFoundMeta(matches);
  const t = translate(matches, 'votes');
  return pageMeta(matches, {
    title: t('castLater'),
    description: t('castLaterLead'),
    isHidden: true,
  });
}

/** Casts a slip without login. The page is the same for everybody: only the browser knows the slip. */
export default function CastRoute({ loaderData: { vote } }: Route.ComponentProps) {
  const t = useMessages('votes');
  const isOpen = vote.state === 'open' && vote.secrecy === 'secret';
  return (
    <div className="shell max-w-[60rem] pt-12 pb-section md:pt-20">
      <VotePageTitle vote={vote}>{t('castLater')}</VotePageTitle>
      <div className="mt-4">
        <VoteDates vote={vote} />
      </div>
      <p className="mt-4 max-w-measure text-lg">{t('castLaterLead')}</p>
      {isOpen ? (
        <CastKeptSlips vote={vote} />
      ) : (
        <Notice className="mt-8 max-w-measure">
          {t(vote.state === 'announced' ? 'notOpenYet' : 'over')}
        </Notice>
      )}
    </div>
  );
}
