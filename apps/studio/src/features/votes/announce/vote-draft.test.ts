import type { Vote } from '@rostra/contract';
import { expect, it } from 'vitest';
import { readDraft, runOffDraft, startDraft } from './vote-draft.ts';

const zone = 'Europe/Berlin';
const now = new Date('2026-03-01T12:00:00Z');
const minimum = { noticeDays: 7, durationDays: 3 };
const option = (number: string, version: number) => ({
  ...{ number, version, title: 'Homes', edition: null, textHash: 'a', costing: 'Much' },
});
const vote = {
  ...{ question: 'Shall we?', introduction: '', secrecy: 'secret' },
  rules: { majority: { numerator: 2, denominator: 3 }, quorum: null },
  roll: {
    ...{ requiredPlan: 'any', joinedBefore: '2026-02-01T10:00:30.000Z' },
    ...{ paidBefore: '2026-02-01T10:00:30.000Z', size: 30, hash: null },
  },
  ...{ opensAt: '2026-03-05T10:00:30.000Z', closesAt: '2026-03-12T10:00:30.000Z' },
  options: [option('1', 4), option('2', 6), option('3', 7)],
  result: { runOff: ['2', '3'] },
} as unknown as Vote;

it('gives more time than usual if the settings ask for it', () => {
  expect(startDraft(now, zone, minimum)).toMatchObject({
    ...{ opensAt: '2026-03-15T20:00', closesAt: '2026-03-22T20:00' },
  });
  expect(startDraft(now, zone, { noticeDays: 30, durationDays: 10 })).toMatchObject({
    ...{ opensAt: '2026-04-01T20:00', closesAt: '2026-04-11T20:00' },
  });
});

it('says which fields are missing', () => {
  const draft = { ...startDraft(now, zone, minimum), closesAt: '', opensAt: '2026-03-29T02:30' };
  expect(readDraft(draft, zone).problems).toEqual({
    ...{ question: 'missing', closesAt: 'missing', opensAt: 'skipped' },
    ...{ 'options.0.version': 'missing', 'options.0.costing': 'missing' },
  });
});

it('begins a run-off with the two leading texts', () => {
  const draft = runOffDraft(vote, now, zone, minimum);
  expect(draft.options.map(({ version }) => version)).toEqual([6, 7]);
  expect(draft).toMatchObject({ majority: '2/3', opensAt: '2026-03-15T20:00' });
});
