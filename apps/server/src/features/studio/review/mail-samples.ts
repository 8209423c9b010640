import { studioPath } from '@rostra/contract/pages';
import type { MailSamples } from '../../../feature.ts';
import { type ReviewNews, reviewMail } from './emails.ts';

const news: Omit<ReviewNews, 'event' | 'note'> = {
  title: '',
  name: 'Ada Lovelace',
  path: studioPath,
};

export const reviewMailSamples: MailSamples = {
  wording: 'studio-server',
  render: (site, { to }) => [
    reviewMail(site, to, { ...news, event: 'request', note: null }),
    reviewMail(site, to, { ...news, event: 'approved', note: null }),
    reviewMail(site, to, { ...news, event: 'sentBack', note: '…' }),
  ],
};
