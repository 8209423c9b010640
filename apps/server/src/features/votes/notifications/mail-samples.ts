import type { MailSamples } from '../../../feature.ts';
import { describeNews } from './describe-news.ts';
import { voteMail } from './emails.ts';

type ToldVote = Parameters<typeof describeNews>[1]['vote'];

const vote: Omit<ToldVote, 'opens_at' | 'opened_at' | 'closes_at'> = {
  question: '…',
  slug: 'example',
  secrecy: 'secret',
  is_rehearsal: 0,
  annulment_reason: '…',
  state: 'adopted',
  record_hash: '0'.repeat(64),
};

const change = {
  ...{ vote_id: '', number: 1, reason: '…', opens_before: null, opens_after: null },
  ...{ closes_before: null, closes_after: null },
};

export const voteMailSamples: MailSamples = {
  wording: 'votes-server',
  render: (site, { to, at }) => {
    const time = at.toISOString();
    const announced = { ...vote, opens_at: time, opened_at: time, closes_at: time };
    const mailAbout = (news: Omit<Parameters<typeof describeNews>[1], 'changes'>, moved = [{}]) => {
      const changes = moved.map((times) => ({ ...change, at: time, ...times }));
      return voteMail(site, to, describeNews(site, { ...news, changes }));
    };
    const opens = { opens_before: time, opens_after: time };
    const closes = { closes_before: time, closes_after: time };
    return [
      mailAbout({ vote: announced, news: 'announcement', hadSlip: false }),
      mailAbout({ vote: { ...announced, opened_at: null }, news: 'change', hadSlip: false }, [
        opens,
      ]),
      mailAbout({ vote: announced, news: 'change', hadSlip: false }, [
        closes,
        { ...opens, ...closes },
      ]),
      mailAbout({ vote: announced, news: 'opening', hadSlip: false }),
      mailAbout({ vote: { ...announced, is_rehearsal: 1 }, news: 'opening', hadSlip: false }),
      mailAbout({ vote: announced, news: 'result', hadSlip: true }),
      mailAbout({ vote: announced, news: 'result', hadSlip: false }),
      mailAbout({ vote: announced, news: 'annulment', hadSlip: true }),
      mailAbout({ vote: { ...announced, opened_at: null }, news: 'annulment', hadSlip: false }),
    ];
  },
};
