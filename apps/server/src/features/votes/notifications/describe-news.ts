import type { VoteOutcome } from '@rostra/contract/ballots';
import type { RollRow, VoteChangeRow, VoteRow } from '../../../db/tables/votes.ts';
import type { LocalSite } from '../../../languages/site.ts';
import { inSiteZone } from '../../mail/index.ts';
import { describeChanges } from './describe-changes.ts';
import type { News } from './emails.ts';

/** What the news mention. */
type MentionedVote = Pick<
  VoteRow,
  | 'question'
  | 'slug'
  | 'secrecy'
  | 'opens_at'
  | 'closes_at'
  | 'opened_at'
  | 'is_rehearsal'
  | 'annulment_reason'
  | 'state'
  | 'record_hash'
>;

type NewsKind = NonNullable<RollRow['news']>;

interface VoteEvent {
  readonly vote: MentionedVote;
  /** Since the announcement: every mail before the result names them all, so that nobody misses one. */
  readonly changes: readonly VoteChangeRow[];
  readonly news: NewsKind;
  readonly hadSlip: boolean;
}

/** What a member on the roll is told, in their language. */
export const describeNews = (site: LocalSite, event: VoteEvent): News => ({
  ...describe[event.news](site, event),
  slug: event.vote.slug,
});

const describe: Record<NewsKind, (site: LocalSite, event: VoteEvent) => Omit<News, 'slug'>> = {
  announcement: (site, { vote }) => {
    const t = site.messages.of('votes-server');
    const { question } = vote;
    return {
      kind: 'vote-announced',
      subject: t('announcedSubject', { question }),
      heading: t('announcedTitle'),
      paragraphs: [
        t('announcedText', { question, ...timesOf(site, vote) }),
        ...rehearsal(site, vote),
      ],
    };
  },
  change: (site, { vote, changes }) => {
    const t = site.messages.of('votes-server');
    const { question } = vote;
    const times = { question, ...timesOf(site, vote) };
    return {
      kind: 'vote-changed',
      subject: t('changedSubject', { question }),
      heading: t('changedTitle'),
      paragraphs: [
        vote.opened_at === null ? t('changedText', times) : t('extendedText', times),
        ...describeChanges(site, changes),
      ],
    };
  },
  opening: (site, { vote, changes }) => {
    const t = site.messages.of('votes-server');
    const { question } = vote;
    return {
      kind: 'vote-opened',
      subject: t('openedSubject', { question }),
      heading: t('openedTitle'),
      paragraphs: [
        t('openedText', { question, time: timesOf(site, vote).closes }),
        ...describeChanges(site, changes),
        ...rehearsal(site, vote),
      ],
    };
  },
  annulment: (site, event) => {
    const t = site.messages.of('votes-server');
    const { question, annulment_reason, opened_at } = event.vote;
    const hadOpened = opened_at !== null;
    return {
      kind: 'vote-annulled',
      subject: t('annulledSubject', { question }),
      heading: t('annulledTitle'),
      paragraphs: [
        t(hadOpened ? 'annulledText' : 'annulledEarlyText', { question }),
        t('reasonText', { reason: annulment_reason ?? '' }),
        ...(hadOpened ? slipOf(site, event) : []),
      ],
    };
  },
  result: (site, event) => {
    const t = site.messages.of('votes-server');
    const { question, state, record_hash } = event.vote;
    return {
      kind: 'vote-closed',
      subject: t('closedSubject', { question }),
      heading: t('closedTitle'),
      paragraphs: [
        t('closedText', { question, outcome: t(`outcome.${state as VoteOutcome}`) }),
        t('hashText', { hash: record_hash ?? '' }),
        ...slipOf(site, event),
      ],
    };
  },
};

const timesOf = (site: LocalSite, { opens_at, closes_at }: MentionedVote) => ({
  opens: inSiteZone(site, new Date(opens_at)),
  closes: inSiteZone(site, new Date(closes_at)),
});

const rehearsal = ({ messages }: LocalSite, { is_rehearsal }: MentionedVote): string[] =>
  is_rehearsal ? [messages.of('votes-server')('rehearsalText')] : [];

/** In secret votes. */
function slipOf({ messages }: LocalSite, { vote, hadSlip }: VoteEvent): string[] {
  if (vote.secrecy !== 'secret') return [];
  return [messages.of('votes-server')(hadSlip ? 'slipText' : 'noSlipText')];
}
