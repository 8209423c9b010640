const DAY = 86400;

/** Pauses before the second, third and fourth automatic attempt. */
const RETRY_AFTER_DAYS = [3, 5, 7];

/** When to try again after a failed attempt, or null when all were used. */
export function nextAttemptAt(attemptsMade: number, failedAt: number): number | null {
  const days = RETRY_AFTER_DAYS[attemptsMade - 1];
  return days === undefined ? null : failedAt + days * DAY;
}
