import { toStoredTime } from '../declare/to-stored-time.ts';

/** Forms and query builders send numbers as text. */
export function readNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  const isNumeric = typeof value === 'string' && /^\s*-?\d{1,15}(\.\d{1,15})?\s*$/.test(value);
  return isNumeric ? Number(value) : undefined;
}

export const readTime = (value: unknown): string | undefined =>
  typeof value === 'string' ? toStoredTime(value) : undefined;
