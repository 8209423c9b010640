import type { MailSamples } from '../../../feature.ts';
import { describeNews } from './describe-news.ts';
import { voteMail } from './emails.ts';

type ToldVote = Parameters<typeof describeNews>[1]['vote'];

const vote: Omit<ToldVote, 'closes_at'> = {
  question: '…',
  slug: 'example',
  secrecy: 'secret',
  is_rehearsal: 0,
  annulment_reason: '…',
  state: 'adopted',
  record_hash: '0'.repeat(64),
};

export const voteMailSamples: MailSamples = {
  wording: 'votes-server',
  render: (site, { to, at }) => {
    const told = { ...vote, closes_at: at.toISOString() };
    const mailAbout = (news: Parameters<typeof describeNews>[1]) =>
      voteMail(site, to, describeNews(site, news));
    return [
      mailAbout({ vote: told, news: 'opening', hadSlip: false }),
      mailAbout({ vote: { ...told, is_rehearsal: 1 }, news: 'opening', hadSlip: false }),
      mailAbout({ vote: told, news: 'result', hadSlip: true }),
      mailAbout({ vote: told, news: 'result', hadSlip: false }),
      mailAbout({ vote: told, news: 'annulment', hadSlip: true }),
    ];
  },
};
