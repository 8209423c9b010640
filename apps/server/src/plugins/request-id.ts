import { randomBytes } from 'node:crypto';

/** A random prefix makes ids unique across processes; counting is cheap enough for cached pages. */
export function createRequestIds(): () => string {
  const start = randomBytes(6).toString('hex');
  let count = 0;
  return () => {
    count += 1;
    return `${start}-${count}`;
  };
}
