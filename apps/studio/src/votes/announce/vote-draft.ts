import type { Vote, VotePlan } from '@rostra/contract';
import { fromWallTime, toWallTime } from '../../lib/zone-time.ts';

/** What the form contains. Times are those of `datetime-local` controls in the zone of the site. */
export interface VoteDraft {
  readonly question: string;
  readonly introduction: string;
  readonly secrecy: VotePlan['secrecy'];
  readonly requiredPlan: VotePlan['requiredPlan'];
  /** Empty: the announcement. */
  readonly joinedBefore: string;
  readonly paidBefore: string;
  /** Such as `2/3`. Empty: simple, or none. */
  readonly majority: string;
  readonly quorum: string;
  /** Empty: at once. */
  readonly opensAt: string;
  readonly closesAt: string;
  readonly options: readonly OptionDraft[];
}

export interface OptionDraft {
  readonly version: number | undefined;
  readonly costing: string;
}

export type TimeName = 'joinedBefore' | 'paidBefore' | 'opensAt' | 'closesAt';
type Problem = 'missing' | 'skipped';
/** By field; of options also `version0` and `costing0`. */
export type Problems = Readonly<Record<string, Problem>>;

const DAY_MS = 24 * 60 * 60_000;
const NOTICE_DAYS = 14;
const OPEN_DAYS = 7;
const AT_ONCE = new Date(0).toISOString();

/** Two weeks to read, one to vote, until eight in the evening. */
export function startDraft(now: Date, zone: string): VoteDraft {
  const evening = (days: number) =>
    `${toWallTime(new Date(now.getTime() + days * DAY_MS), zone).slice(0, 10)}T20:00`;
  return {
    question: '',
    introduction: '',
    secrecy: 'secret',
    requiredPlan: 'account',
    joinedBefore: '',
    paidBefore: '',
    majority: '',
    quorum: '',
    opensAt: evening(NOTICE_DAYS),
    closesAt: evening(NOTICE_DAYS + OPEN_DAYS),
    options: [{ version: undefined, costing: '' }],
  };
}

const fractionOf = (fraction: VotePlan['majority']): string =>
  fraction ? `${fraction.numerator}/${fraction.denominator}` : '';

export function draftOf(vote: Vote, zone: string): VoteDraft {
  const wall = (time: string | null) => (time === null ? '' : toWallTime(new Date(time), zone));
  return {
    question: vote.question,
    introduction: vote.introduction,
    secrecy: vote.secrecy,
    requiredPlan: vote.roll.requiredPlan,
    joinedBefore: wall(vote.roll.joinedBefore),
    paidBefore: wall(vote.roll.paidBefore),
    majority: fractionOf(vote.rules.majority),
    quorum: fractionOf(vote.rules.quorum),
    opensAt: wall(vote.opensAt),
    closesAt: wall(vote.closesAt),
    options: vote.options.map(({ version, costing }) => ({ version, costing })),
  };
}

/** A new vote between the two leading texts, with the rules of the first. */
export function runOffDraft(vote: Vote, now: Date, zone: string): VoteDraft {
  const leading = vote.options.filter(({ number }) => vote.result?.runOff?.includes(number));
  const { opensAt, closesAt } = startDraft(now, zone);
  return {
    ...draftOf(vote, zone),
    ...{ opensAt, closesAt, joinedBefore: '', paidBefore: '' },
    options: leading.map(({ version, costing }) => ({ version, costing })),
  };
}

interface Reading {
  readonly zone: string;
  /** The present vote: times that were not touched keep their seconds. */
  readonly present?: Vote | undefined;
}

/** As the calls take it, or what is wrong with which field. */
export function readDraft(
  draft: VoteDraft,
  { zone, present }: Reading,
): { plan: VotePlan } | { problems: Problems } {
  const problems: Record<string, Problem> = {};
  if (draft.question.trim() === '') problems.question = 'missing';
  const unchanged = present && draftOf(present, zone);
  const known = present && { ...present.roll, ...present };
  const read = (name: TimeName): string | null => {
    if (known && unchanged?.[name] === draft[name]) return known[name];
    if (draft[name] === '') return null;
    const time = fromWallTime(draft[name], zone);
    if (time && !Number.isNaN(time.getTime())) return time.toISOString();
    problems[name] = time ? 'missing' : 'skipped';
    return null;
  };
  const times = {
    joinedBefore: read('joinedBefore'),
    paidBefore: read('paidBefore'),
    opensAt: read('opensAt') ?? AT_ONCE,
    closesAt: read('closesAt') ?? '',
  };
  if (times.closesAt === '') problems.closesAt ??= 'missing';
  const options = draft.options.map(({ version, costing }, index) => {
    if (version === undefined) problems[`version${index}`] = 'missing';
    if (costing.trim() === '') problems[`costing${index}`] = 'missing';
    return { version: version ?? 0, costing };
  });
  if (Object.keys(problems).length > 0) return { problems };
  const { question, introduction, secrecy, requiredPlan, majority, quorum } = draft;
  return {
    plan: {
      ...{ question, introduction, secrecy, requiredPlan, options },
      ...times,
      majority: readFraction(majority),
      quorum: readFraction(quorum),
    },
  };
}

function readFraction(text: string): VotePlan['majority'] {
  const [numerator, denominator] = text.split('/').map(Number);
  return numerator && denominator ? { numerator, denominator } : null;
}
