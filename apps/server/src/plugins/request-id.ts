import { randomBytes } from 'node:crypto';

/** Unique across processes by its random start, and cheap enough for every cached page. */
export function createRequestIds(): () => string {
  const start = randomBytes(6).toString('hex');
  let count = 0;
  return () => {
    count += 1;
    return `${start}-${count}`;
  };
}
