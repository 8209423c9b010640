import type { Consultation, Vote } from '@rostra/contract';

/** A consultation or a vote in which members can take part now. */
export interface OpenDecision {
  readonly kind: 'consultation' | 'vote';
  readonly slug: string;
  readonly title: string;
  readonly closesAt: string;
  readonly locale: string;
}

interface Decisions {
  consultations: readonly Pick<Consultation, 'state' | 'slug' | 'title' | 'closesAt' | 'locale'>[];
  votes: readonly Pick<Vote, 'state' | 'slug' | 'question' | 'closesAt' | 'locale'>[];
}

/** What is open now, the one that closes next first. */
export function openDecisions({ consultations, votes }: Decisions): OpenDecision[] {
  return [
    ...consultations.filter(isOpen).map(({ slug, title, closesAt, locale }) => ({
      kind: 'consultation' as const,
      ...{ slug, title, closesAt, locale },
    })),
    ...votes.filter(isOpen).map(({ slug, question, closesAt, locale }) => ({
      kind: 'vote' as const,
      ...{ slug, title: question, closesAt, locale },
    })),
  ].sort((one, other) => Date.parse(one.closesAt) - Date.parse(other.closesAt));
}

const isOpen = ({ state }: { state: string }) => state === 'open';
