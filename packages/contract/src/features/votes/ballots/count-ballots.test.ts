import { describe, expect, it } from 'vitest';
import { type CountedVote, countBallots } from './count-ballots.ts';

const vote = (more: Partial<CountedVote> = {}): CountedVote => ({
  options: ['1'],
  rules: { majority: null, quorum: null },
  rollSize: 100,
  isSecret: false,
  isRunOff: false,
  ...more,
});
const ballots = (counts: Record<string, number>) =>
  Object.entries(counts).flatMap(([choice, count]) => Array<string>(count).fill(choice));
const outcome = (counts: Record<string, number>, more: Partial<CountedVote> = {}) =>
  countBallots(vote(more), ballots(counts)).outcome;
const two = ['1', '2'];
const twoThirds = { majority: { numerator: 2, denominator: 3 }, quorum: null };

describe('one proposal', () => {
  it('needs strictly more than half', () => {
    expect(outcome({ 1: 6, against: 5 })).toBe('adopted');
    expect(outcome({ 1: 5, against: 5 })).toBe('notAdopted');
    expect(outcome({ 1: 1, abstain: 50 })).toBe('adopted');
  });

  it('reaches a qualified majority exactly, and not a vote below', () => {
    expect(outcome({ 1: 20, against: 10, abstain: 3 }, { rules: twoThirds })).toBe('adopted');
    expect(outcome({ 1: 19, against: 10 }, { rules: twoThirds })).toBe('notAdopted');
  });

  it('is not adopted if everybody abstains, or nobody votes', () => {
    expect(outcome({ abstain: 50 }, { rules: twoThirds })).toBe('notAdopted');
    expect(outcome({ abstain: 50 })).toBe('notAdopted');
    expect(outcome({})).toBe('notAdopted');
  });
});

it('counts abstentions for the quorum', () => {
  const rules = { majority: null, quorum: { numerator: 1, denominator: 3 } };
  expect(outcome({ 1: 20, abstain: 13 }, { rules, rollSize: 99 })).toBe('adopted');
  expect(outcome({ 1: 20, abstain: 12 }, { rules, rollSize: 99 })).toBe('noQuorum');
});

it('does not count fewer than ten secret ballots', () => {
  const few = countBallots(vote({ isSecret: true }), ballots({ 1: 9 }));
  expect(few).toMatchObject({ outcome: 'tooFew', counts: null, ballots: 9, adopted: null });
  expect(outcome({ 1: 10 }, { isSecret: true })).toBe('adopted');
});

describe('alternatives', () => {
  it('adopts one that more than half prefer to all others', () => {
    const result = countBallots(vote({ options: two }), ballots({ 1: 3, 2: 10, against: 6 }));
    expect(result).toMatchObject({ outcome: 'adopted', adopted: '2' });
  });

  it('holds one run-off between the leading two if most want a change', () => {
    const options = ['1', '2', '3'];
    const result = countBallots(vote({ options }), ballots({ 1: 4, 2: 8, 3: 7, against: 5 }));
    expect(result).toMatchObject({ outcome: 'runOff', runOff: ['2', '3'] });
    expect(outcome({ 1: 8, 2: 8 }, { options: two })).toBe('runOff');
    expect(outcome({ 1: 8, 2: 8 }, { options: two, isRunOff: true })).toBe('notAdopted');
    expect(outcome({ 1: 4, 2: 4, against: 8 }, { options: two })).toBe('notAdopted');
  });

  it('keeps the present text if a tie leaves open who is in the run-off', () => {
    const options = ['1', '2', '3'];
    expect(outcome({ 1: 8, 2: 5, 3: 5, against: 1 }, { options })).toBe('notAdopted');
    expect(outcome({ 1: 8, 2: 5, 3: 4, against: 1 }, { options })).toBe('runOff');
    expect(outcome({ 1: 8, against: 8 }, { options: two })).toBe('notAdopted');
  });
});
