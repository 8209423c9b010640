import type { VoteOutcome } from '@rostra/contract/ballots';
import type { RollRow, VoteRow } from '../../../db/tables/votes.ts';
import type { LocalSite } from '../../../languages/site.ts';
import { inSiteZone } from '../../mail/index.ts';
import type { News } from './emails.ts';

/** What the news mention. */
type ToldVote = Pick<
  VoteRow,
  | 'question'
  | 'slug'
  | 'secrecy'
  | 'closes_at'
  | 'is_rehearsal'
  | 'annulment_reason'
  | 'state'
  | 'record_hash'
>;

interface Told {
  readonly vote: ToldVote;
  readonly news: NonNullable<RollRow['news']>;
  readonly hadSlip: boolean;
}

/** What a member on the roll is told, in their language. */
export function describeNews(site: LocalSite, { vote, news, hadSlip }: Told): News {
  const { question, slug } = vote;
  const t = site.messages.of('votes-server');
  const slip = vote.secrecy === 'secret' ? [hadSlip ? t('slipText') : t('noSlipText')] : [];
  if (news === 'opening') {
    return {
      kind: 'vote-opened',
      subject: t('openedSubject', { question }),
      heading: t('openedTitle'),
      paragraphs: [
        t('openedText', { question, time: inSiteZone(site, new Date(vote.closes_at)) }),
        ...(vote.is_rehearsal ? [t('rehearsalText')] : []),
      ],
      slug,
    };
  }
  if (news === 'annulment') {
    const reason = vote.annulment_reason ?? '';
    return {
      kind: 'vote-annulled',
      subject: t('annulledSubject', { question }),
      heading: t('annulledTitle'),
      paragraphs: [t('annulledText', { question }), t('reasonText', { reason }), ...slip],
      slug,
    };
  }
  return {
    kind: 'vote-closed',
    subject: t('closedSubject', { question }),
    heading: t('closedTitle'),
    paragraphs: [
      t('closedText', { question, outcome: t(`outcome.${vote.state as VoteOutcome}`) }),
      t('hashText', { hash: vote.record_hash ?? '' }),
      ...slip,
    ],
    slug,
  };
}
