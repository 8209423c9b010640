export interface Recurring {
  interval: 'day' | 'week' | 'month' | 'year' | string;
  interval_count: number;
}

export interface Period {
  start: number;
  end: number;
}

/**
 * Adds whole intervals to the anchor, in UTC. A month without the anchor's day uses its last day; later months return
 * to the anchor's day: 31 January, 28 February, 31 March.
 */
export function addIntervals(
  anchor: number,
  { interval, interval_count }: Recurring,
  times: number,
): number {
  const steps = interval_count * times;
  if (interval === 'day') return anchor + steps * 86400;
  if (interval === 'week') return anchor + steps * 7 * 86400;
  const date = new Date(anchor * 1000);
  const months = date.getUTCMonth() + (interval === 'year' ? steps * 12 : steps);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), months + 1, 0)).getUTCDate();
  const day = Math.min(date.getUTCDate(), lastDay);
  const timeOfDay = anchor - Math.floor(anchor / 86400) * 86400;
  return Date.UTC(date.getUTCFullYear(), months, day) / 1000 + timeOfDay;
}

/** The billing period that contains the given time. */
export function periodAt(anchor: number, recurring: Recurring, moment: number): Period {
  let times = Math.floor((moment - anchor) / longestSeconds(recurring));
  while (addIntervals(anchor, recurring, times + 1) <= moment) times += 1;
  while (addIntervals(anchor, recurring, times) > moment) times -= 1;
  return {
    start: addIntervals(anchor, recurring, times),
    end: addIntervals(anchor, recurring, times + 1),
  };
}

/** At most this long; also orders intervals by their length. */
export function longestSeconds({ interval, interval_count }: Recurring): number {
  const days = { day: 1, week: 7, month: 31, year: 366 }[interval] ?? 31;
  return days * 86400 * interval_count;
}
