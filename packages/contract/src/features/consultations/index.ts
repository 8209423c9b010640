export {
  type Consultation,
  type ConsultationDraft,
  type ConsultationPlan,
  type ConsultationState,
  consultationStates,
  type DraftBlock,
} from './consultation.ts';
export {
  addContribution,
  type ContributionObstacle,
  readConsultationDraft,
  supportContribution,
  withdrawContribution,
} from './contribute.ts';
export {
  type AnswerState,
  answerStates,
  CONTRIBUTIONS_PER_PAGE,
  type Contribution,
  type ContributionAnswer,
  type ContributionKind,
  type ContributionPlace,
  type ContributionState,
  MAX_CONTRIBUTION,
  type NewContribution,
  newContributionSchema,
  type OwnContribution,
} from './contribution.ts';
export {
  abandonConsultation,
  addConsultationDraft,
  answerContribution,
  type ContributionFilter,
  changeConsultation,
  concludeConsultation,
  contributionFilters,
  hideContribution,
  listManagedConsultations,
  MAX_KEPT,
  type ManagedConsultation,
  mergeContribution,
  openConsultation,
  readManagedConsultation,
  showContribution,
} from './manage-consultations.ts';
export { readOpeningMails, setOpeningMails } from './opening-mails.ts';
export {
  type ContributionPlaces,
  listConsultations,
  readConsultation,
} from './read-consultations.ts';
