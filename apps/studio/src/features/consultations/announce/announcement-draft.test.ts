import type { Consultation } from '@rostra/contract';
import { expect, it } from 'vitest';
import { draftOf, readDraft, startDraft } from './announcement-draft.ts';

const zone = 'Europe/Berlin';
const now = new Date('2026-11-17T23:30:00Z');
const draft = { ...startDraft(now, zone), title: 'Trains' };

const consultation: Consultation = {
  id: 'c',
  slug: 'trains',
  title: 'Trains',
  introduction: '',
  state: 'open',
  requiredPlan: 'any',
  opensAt: '2026-11-17T09:12:31.250Z',
  closesAt: '2026-12-01T19:00:00.000Z',
  answersDueAt: null,
  endedAt: null,
  conclusion: null,
  locale: 'en',
  documentId: 'a',
  policyPath: null,
  counts: { contributions: 0, contributors: 0, supports: 0, answered: 0 },
};

it('offers three weeks, and two more for the answers, in the time of the site', () => {
  expect(draft).toMatchObject({
    opensAt: '',
    closesAt: '2026-12-09T20:00',
    answersDueAt: '2026-12-23T20:00',
  });
});

it('opens at once without a time', () => {
  expect(readDraft(draft, { zone })).toEqual({
    plan: {
      title: 'Trains',
      introduction: '',
      requiredPlan: 'account',
      opensAt: '1970-01-01T00:00:00.000Z',
      closesAt: '2026-12-09T19:00:00.000Z',
      answersDueAt: '2026-12-23T19:00:00.000Z',
    },
    problems: {},
  });
});

it('says which fields are missing, and which hour the clock skips', () => {
  const wrong = { ...draft, title: ' ', opensAt: '2027-03-28T02:30', closesAt: '' };
  expect(readDraft(wrong, { zone }).problems).toEqual({
    title: 'missing',
    opensAt: 'skipped',
    closesAt: 'missing',
  });
});

it('keeps the seconds of times that were not touched', () => {
  const present = draftOf(consultation, zone);
  const later = { ...present, closesAt: '2026-12-08T20:00' };
  expect(readDraft(later, { zone, present: consultation })).toEqual({
    plan: expect.objectContaining({
      opensAt: '2026-11-17T09:12:31.250Z',
      closesAt: '2026-12-08T19:00:00.000Z',
      answersDueAt: null,
    }),
    problems: {},
  });
});
