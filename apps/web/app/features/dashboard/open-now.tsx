import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Loading, Skeleton } from '@rostra/ui';
import { useSite } from '../../lib/site/site-context.ts';
import { useConsultations } from '../consultations/index.ts';
import { type OpenDecision, OpenLine, openDecisions } from '../take-part/index.ts';
import { useVote, useVotes } from '../votes/index.ts';
import { DashboardSection } from './dashboard-section.tsx';

/** What the member can take part in now. A site without votes and consultations does not have it. */
export function OpenNow() {
  const t = useMessages('dashboard');
  const { unpublished = [] } = useSite();
  const consultations = useConsultations();
  const votes = useVotes();
  if (unpublished.includes(pages.takePart.path) || consultations.isError || votes.isError) {
    return null;
  }
  const isLoaded = consultations.data && votes.data;
  return (
    <div className="mt-8">
      <DashboardSection
        id="open-now"
        title={t('openNow')}
        more={{ label: t('allDecisions'), href: pathTo(pages.takePart) }}
      >
        {/* As tall as one of them, so that the page below rarely moves. */}
        <div className="mt-4 grid min-h-24 content-start gap-3 sm:min-h-12 lg:min-h-6">
          {isLoaded ? (
            <OpenList
              decisions={openDecisions({
                consultations: consultations.data.data,
                votes: votes.data.data,
              })}
            />
          ) : (
            <Loading>
              <Skeleton className="h-5 w-80 max-w-full" />
            </Loading>
          )}
        </div>
      </DashboardSection>
    </div>
  );
}

function OpenList({ decisions }: { decisions: readonly OpenDecision[] }) {
  const t = useMessages('dashboard');
  if (decisions.length === 0) return <p className="text-muted text-sm">{t('nothingOpen')}</p>;
  return decisions.map((decision) =>
    decision.kind === 'vote' ? (
      <OpenVote key={decision.slug} decision={decision} />
    ) : (
      <OpenLine
        key={decision.slug}
        decision={decision}
        path={pathTo(pages.memberConsultation, { slug: decision.slug })}
      />
    ),
  );
}

/** Whoever has asked for a slip may have voted: only their browser knows. */
function OpenVote({ decision }: { decision: OpenDecision }) {
  const ballot = useVote(decision.slug).data?.data;
  return (
    <OpenLine
      decision={decision}
      path={pathTo(pages.memberVote, { slug: decision.slug })}
      canVote={ballot?.isOnRoll === true && !ballot.hasSlip && ballot.choice === null}
    />
  );
}
