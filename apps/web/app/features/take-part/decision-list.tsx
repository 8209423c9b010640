import { pages, pathTo } from '@rostra/contract/pages';
import { ConsultationEntry } from '../consultations/index.ts';
import { VoteEntry } from '../votes/index.ts';
import type { Decision } from './load-taking-part.ts';

/** Votes and consultations in one list. */
export function DecisionList({ decisions }: { decisions: readonly Decision[] }) {
  return (
    <ul>
      {decisions.map((decision) =>
        decision.kind === 'vote' ? (
          <VoteEntry
            key={decision.vote.id}
            vote={decision.vote}
            path={pathTo(pages.vote, { slug: decision.vote.slug })}
            headingLevel={3}
          />
        ) : (
          <ConsultationEntry
            key={decision.consultation.id}
            consultation={decision.consultation}
            path={pathTo(pages.consultation, { slug: decision.consultation.slug })}
            headingLevel={3}
          />
        ),
      )}
    </ul>
  );
}
