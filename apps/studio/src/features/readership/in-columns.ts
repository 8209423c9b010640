import type { Readership } from '@rostra/contract';

type Day = Readership['days'][number];

const MOST_COLUMNS = 100;
const WEEK = 7;

/** A column for each day, or for each week if there were too many. A week is named by its first day. */
export function inColumns(days: readonly Day[]): Day[] {
  if (days.length <= MOST_COLUMNS) return [...days];
  const weeks: Day[] = [];
  for (const [index, day] of days.entries()) {
    const week = weeks.at(-1);
    if (index % WEEK === 0 || !week) weeks.push({ ...day });
    else {
      week.views += day.views;
      week.visitors += day.visitors;
    }
  }
  return weeks;
}
