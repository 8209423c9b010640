import { readVote } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Link, Notice } from '@rostra/ui';
import { TextIn } from '../../../lib/languages/text-in.tsx';
import { translate } from '../../../lib/messages/translate.ts';
import { pageMeta } from '../../../lib/page-metadata/page-meta.ts';
import { load } from '../../../lib/server-rendering/load.ts';
import { VoteDates } from '../vote-dates.tsx';
import type { Route } from './+types/cast.route.ts';
import { CastKeptSlips } from './cast-kept-slips.tsx';

export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  const { data } = await load(context, (api) => api(readVote, { params: { slug } }));
  return { vote: data.vote };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) {
    return pageMeta(matches, { title: translate(matches, 'site')('notFound'), isHidden: true });
  }
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
      <p className="mb-2 text-muted">
        <Link href={pathTo(pages.vote, { slug: vote.slug })} className="text-accent underline">
          <TextIn locale={vote.locale}>{vote.question}</TextIn>
        </Link>
      </p>
      <h1 className="max-w-measure text-4xl">{t('castLater')}</h1>
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
