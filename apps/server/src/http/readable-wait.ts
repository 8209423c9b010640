/** A waiting time in words: in seconds, or in minutes from `minutesFrom` seconds on. */
export const readableWait = (
  seconds: number,
  minutesFrom = 120,
): { unit: 'minute' | 'second'; count: number } =>
  seconds < minutesFrom
    ? { unit: 'second', count: seconds }
    : { unit: 'minute', count: Math.ceil(seconds / 60) };
