import type {
  Consultation,
  ConsultationPlan,
  ConsultationState,
  EntrySummary,
} from '@rostra/contract';
import { fromWallTime, toWallTime } from '../../../lib/formats/zone-time.ts';

/** What the form contains. Times are those of `datetime-local` controls in the zone of the site. */
export interface AnnouncementDraft {
  /** Of a new one. */
  readonly policy?: EntrySummary | undefined;
  readonly title: string;
  readonly introduction: string;
  readonly requiredPlan: ConsultationPlan['requiredPlan'];
  /** Empty: at once. */
  readonly opensAt: string;
  readonly closesAt: string;
  /** Empty: none. */
  readonly answersDueAt: string;
}

export type TimeName = 'opensAt' | 'closesAt' | 'answersDueAt';
export type Problems = Partial<Record<'title' | TimeName, 'missing' | 'skipped'>>;

const DAY_MS = 24 * 60 * 60_000;
const OPEN_DAYS = 21;
const ANSWER_DAYS = 14;
/** The server opens at once what should have been open already. */
const AT_ONCE = new Date(0).toISOString();

/** Three weeks for members, until eight in the evening, and two for the answers. */
export function startDraft(now: Date, zone: string): AnnouncementDraft {
  const evening = (days: number) =>
    `${toWallTime(new Date(now.getTime() + days * DAY_MS), zone).slice(0, 10)}T20:00`;
  return {
    title: '',
    introduction: '',
    requiredPlan: 'account',
    opensAt: '',
    closesAt: evening(OPEN_DAYS),
    answersDueAt: evening(OPEN_DAYS + ANSWER_DAYS),
  };
}

export function draftOf(consultation: Consultation, zone: string): AnnouncementDraft {
  const wall = (time: string | null) => (time === null ? '' : toWallTime(new Date(time), zone));
  return {
    title: consultation.title,
    introduction: consultation.introduction,
    requiredPlan: consultation.requiredPlan,
    opensAt: wall(consultation.opensAt),
    closesAt: wall(consultation.closesAt),
    answersDueAt: wall(consultation.answersDueAt),
  };
}

/** Which times can be changed: members know the opening of an open consultation, and the end of a closed one. */
export const editableTimes: Record<ConsultationState, readonly TimeName[]> = {
  announced: ['opensAt', 'closesAt', 'answersDueAt'],
  open: ['closesAt', 'answersDueAt'],
  closed: ['answersDueAt'],
  concluded: [],
  abandoned: [],
};

interface Reading {
  readonly zone: string;
  /** The present announcement: times that were not touched keep their seconds. */
  readonly present?: Consultation;
}

/** As the calls take it, and what is wrong with which field. */
export function readDraft(
  draft: AnnouncementDraft,
  { zone, present }: Reading,
): { plan: ConsultationPlan; problems: Problems } {
  const problems: Problems = draft.title.trim() === '' ? { title: 'missing' } : {};
  const unchanged = present && draftOf(present, zone);
  const read = (name: TimeName): string | null => {
    if (present && unchanged?.[name] === draft[name]) return present[name];
    if (draft[name] === '') return null;
    const time = fromWallTime(draft[name], zone);
    if (time && !Number.isNaN(time.getTime())) return time.toISOString();
    problems[name] = time ? 'missing' : 'skipped';
    return null;
  };
  const [opensAt, closesAt, answersDueAt] = [
    read('opensAt'),
    read('closesAt'),
    read('answersDueAt'),
  ];
  if (closesAt === null) problems.closesAt ??= 'missing';
  const { title, introduction, requiredPlan } = draft;
  return {
    plan: {
      title,
      introduction,
      requiredPlan,
      opensAt: opensAt ?? AT_ONCE,
      closesAt: closesAt ?? '',
      answersDueAt,
    },
    problems,
  };
}
