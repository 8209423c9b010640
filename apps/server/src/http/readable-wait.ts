/** How long to wait, in the unit that people would use. */
export const readableWait = (seconds: number): { unit: 'minute' | 'second'; count: number } =>
  seconds < 120
    ? { unit: 'second', count: seconds }
    : { unit: 'minute', count: Math.ceil(seconds / 60) };
