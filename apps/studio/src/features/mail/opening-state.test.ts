import { expect, it } from 'vitest';
import { openingState } from './opening-state.ts';

it.each([
  [{ failed: 2, sent: 9, waiting: 1 }, 'failed'],
  [{ failed: 0, sent: 9, waiting: 1 }, 'sent'],
  [{ failed: 0, sent: 0, waiting: 1 }, 'waiting'],
  [{ failed: 0, sent: 0, waiting: 0 }, 'sent'],
] as const)('with %j the screen opens on %s', (counts, state) => {
  expect(openingState(counts)).toBe(state);
});
