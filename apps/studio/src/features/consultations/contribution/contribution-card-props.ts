import type { Managed, ManagedContribution } from '../consultations-query.ts';
import type { AnswerDrafts } from './use-answer-drafts.ts';

/** Of a contribution and its buttons. */
export interface ContributionCardProps {
  contribution: ManagedContribution;
  consultation: Managed['consultation'];
  answers: AnswerDrafts;
  /** It stays on the screen, although the filter may no longer match. */
  onChanged: (id: string) => void;
}
