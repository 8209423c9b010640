import type { MailSamples } from '../../../feature.ts';
import { consultationMail, type News, openingMail } from './emails.ts';
import { describeEnd } from './notify-contributors.ts';
import { describeOpening } from './notify-openings.ts';
import { describeAnswer } from './notify-writer.ts';

const consultation = { title: '…', slug: 'example', conclusion: '…' };
const contribution = { hidden_at: null, hidden_reason: '…', answer: '…' };

const outcomes = ['accepted', 'acceptedChanged', 'declined', 'noted'] as const;

export const consultationMailSamples: MailSamples = {
  wording: 'consultations-server',
  render: (site, { to, at }) => {
    const hidden = { ...contribution, state: 'open', hidden_at: at.toISOString() } as const;
    const news: News[] = [
      ...outcomes.map((state) =>
        describeAnswer(site, { consultation, contribution: { ...contribution, state } }),
      ),
      describeAnswer(site, { consultation, contribution: hidden }),
      describeEnd(site, { ...consultation, ended_as: 'concluded' }),
      describeEnd(site, { ...consultation, ended_as: 'abandoned' }),
    ];
    const opening = describeOpening(site, { ...consultation, closes_at: at.toISOString() });
    return [
      openingMail(site, to, opening),
      ...news.map((item) => consultationMail(site, to, item)),
    ];
  },
};
