import { hasConsultations } from '../features/consultations/index.ts';
import type { EditionUses } from '../features/content/index.ts';
import { hasPledges } from '../features/pledges/index.ts';
import { hasOpenVote, hasVotes } from '../features/votes/index.ts';

export const editionUses: EditionUses = {
  hasOpenVote,
  isOnRecord: async (queries, documentId) =>
    (await hasConsultations(queries, documentId)) ||
    (await hasVotes(queries, documentId)) ||
    (await hasPledges(queries, documentId)),
};
