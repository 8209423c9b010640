import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { EmptyState, TextLink } from '@rostra/ui';
import { type ReactNode, useId } from 'react';
import { JoinButton } from '../sessions/index.ts';
import { DecisionList } from './decision-list.tsx';
import type { TakingPart } from './load-taking-part.ts';
import { PledgeTotals } from './pledge-totals.tsx';

/** What members decide: what is open now, what comes, and how it went before. */
export function TakePartPage({ found }: { found: TakingPart }) {
  const t = useMessages('take-part');
  const site = useMessages('site');
  const { open, announced, past, pledges } = found;
  const isEmpty = open.length + announced.length + past.length + pledges.length === 0;
  return (
    <div className="shell pt-12 pb-section md:pt-20">
      <h1 className="text-4xl">{site('takePart')}</h1>
      <p className="mt-4 max-w-measure text-lg">{t('lead')}</p>
      <div className="mt-6 mb-10 flex flex-wrap items-center gap-x-6 gap-y-3">
        <JoinButton />
        <p className="max-w-measure text-muted text-sm">{t('howToJoin')}</p>
      </div>
      {isEmpty ? (
        <EmptyState title={t('emptyTitle')}>{t('empty')}</EmptyState>
      ) : (
        <>
          <Part title={t('open')}>
            {open.length > 0 ? (
              <DecisionList decisions={open} />
            ) : (
              <p className="py-6">{t('nothingOpen')}</p>
            )}
          </Part>
          {announced.length > 0 ? (
            <Part title={t('announced')}>
              <DecisionList decisions={announced} />
            </Part>
          ) : null}
          {past.length > 0 ? (
            <Part title={t('past')}>
              <DecisionList decisions={past} />
              <p className="flex flex-wrap gap-x-6 gap-y-2 pb-4">
                <TextLink href={pathTo(pages.votes)}>{t('allVotes')}</TextLink>
                <TextLink href={pathTo(pages.consultations)}>{t('allConsultations')}</TextLink>
              </p>
            </Part>
          ) : null}
          {pledges.length > 0 ? (
            <Part title={site('nav.pledges')}>
              <div className="py-6">
                <p className="mb-4 max-w-measure">{t('pledges')}</p>
                <PledgeTotals totals={pledges} />
              </div>
            </Part>
          ) : null}
        </>
      )}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-x-8 border-ink border-t pb-6 lg:grid-cols-12">
      <h2 id={id} className="pt-6 text-2xl lg:col-span-3">
        {title}
      </h2>
      <div className="lg:col-span-9">{children}</div>
    </section>
  );
}
