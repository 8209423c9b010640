const DAY = 86400;

/** Days to wait before the second, third and fourth automatic attempt. */
const RETRY_AFTER_DAYS = [3, 5, 7];

/** The time of the next attempt, or null when all attempts have been used. */
export function nextAttemptAt(attemptsMade: number, failedAt: number): number | null {
  const days = RETRY_AFTER_DAYS[attemptsMade - 1];
  return days === undefined ? null : failedAt + days * DAY;
}
