import { createHmac } from 'node:crypto';
import { getSettings } from '../../store/now.ts';
import type { Work } from '../../store/work.ts';

/** Equal for the same card or account, and useless for finding out its number. */
export function fingerprintOf(work: Work, number: string): string {
  const { fingerprintKey } = getSettings(work);
  return createHmac('sha256', fingerprintKey).update(number).digest('base64url').slice(0, 16);
}
