import type { EntrySummary, Vote, VotePlan } from '@rostra/contract';
import { fromWallTime, toWallTime } from '../../../lib/formats/zone-time.ts';

/** What the form contains. Times are those of `datetime-local` controls in the zone of the site. */
export interface VoteDraft {
  /** Unless it is a run-off. */
  readonly policy?: EntrySummary | undefined;
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
  /** Empty: as early as possible. */
  readonly opensAt: string;
  readonly closesAt: string;
  readonly options: OptionDraft[];
}

export interface OptionDraft {
  readonly version: number | undefined;
  readonly costing: string;
}

export type TimeName = 'joinedBefore' | 'paidBefore' | 'opensAt' | 'closesAt';
type Problem = 'missing' | 'skipped';
/** By field, such as `options.0.costing`. */
export type Problems = Readonly<Record<string, Problem>>;

const DAY_MS = 24 * 60 * 60_000;
const NOTICE_DAYS = 14;
const OPEN_DAYS = 7;
const AT_ONCE = new Date(0).toISOString();

/** Two weeks to read, one to vote, until eight in the evening; longer if the settings ask for it. */
export function startDraft(now: Date, zone: string, minimum: Vote['minimum']): VoteDraft {
  // By eight in the evening, the last day of the notice may not be over.
  const notice = Math.max(NOTICE_DAYS, minimum.noticeDays + 1);
  const open = Math.max(OPEN_DAYS, minimum.durationDays);
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
    opensAt: evening(notice),
    closesAt: evening(notice + open),
    options: [{ version: undefined, costing: '' }],
  };
}

const fractionOf = (fraction: VotePlan['majority']): string =>
  fraction ? `${fraction.numerator}/${fraction.denominator}` : '';

/** A new vote between the two leading texts, with the rules of the first. */
export function runOffDraft(
  vote: Vote,
  ...[now, zone, minimum]: Parameters<typeof startDraft>
): VoteDraft {
  const leading = vote.options.filter(({ number }) => vote.result?.runOff?.includes(number));
  const { question, introduction, secrecy, roll, rules } = vote;
  return {
    ...startDraft(now, zone, minimum),
    ...{ question, introduction, secrecy, requiredPlan: roll.requiredPlan },
    majority: fractionOf(rules.majority),
    quorum: fractionOf(rules.quorum),
    options: leading.map(({ version, costing }) => ({ version, costing })),
  };
}

/** As the calls take it, and what is wrong with which field. */
export function readDraft(draft: VoteDraft, zone: string): { plan: VotePlan; problems: Problems } {
  const problems: Record<string, Problem> = {};
  if (draft.question.trim() === '') problems.question = 'missing';
  const read = (name: TimeName): string | null => {
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
    if (version === undefined) problems[`options.${index}.version`] = 'missing';
    if (costing.trim() === '') problems[`options.${index}.costing`] = 'missing';
    return { version: version ?? 0, costing };
  });
  const { question, introduction, secrecy, requiredPlan, majority, quorum } = draft;
  return {
    plan: {
      ...{ question, introduction, secrecy, requiredPlan, options },
      ...times,
      majority: readFraction(majority),
      quorum: readFraction(quorum),
    },
    problems,
  };
}

function readFraction(text: string): VotePlan['majority'] {
  const [numerator, denominator] = text.split('/').map(Number);
  return numerator && denominator ? { numerator, denominator } : null;
}
