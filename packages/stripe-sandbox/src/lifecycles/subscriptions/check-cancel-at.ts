import { DAY } from '../../store/now.ts';
import { invalidRequest } from '../../wire/errors.ts';

const MAX_YEARS = 5;

export function checkCancelAt(cancelAt: number, now: number): void {
  if (cancelAt <= now) {
    throw invalidRequest('The cancel_at must be in the future.', 'cancel_at');
  }
  if (cancelAt > now + MAX_YEARS * 366 * DAY) {
    throw invalidRequest(`The cancel_at must be within ${MAX_YEARS} years.`, 'cancel_at');
  }
}
