import { getSettings, now } from '../../store/now.ts';
import { get, type Work } from '../../store/work.ts';
import { invalidRequest } from '../../wire/errors.ts';
import { findNextDue } from './due.ts';

/** Advances a test clock and runs everything that falls due on the way, each at its own time. */
export function advanceTestClock(work: Work, id: string, to: number): void {
  const setTime = (frozen_time: number) =>
    work.put('test_clock', { ...get(work, 'test_clock', id), frozen_time });
  runDueWork(work, id, to, setTime);
  setTime(to);
}

/** Runs what is due on the sandbox's own clock. Called before every request and when a timer fires. */
export function catchUp(work: Work): void {
  const to = now(work, null);
  const { frozenAt } = getSettings(work);
  if ((findNextDue(work, null)?.at ?? Number.POSITIVE_INFINITY) > to) return;
  runDueWork(work, null, to, (at) => setFrozen(work, at));
  setFrozen(work, frozenAt);
}

/** Freezes, resumes or advances the sandbox's own clock. It never moves backwards. */
export function moveSandboxClock(
  work: Work,
  move: { freezeAt?: number; advanceSeconds?: number; run?: boolean },
): void {
  const current = now(work, null);
  const wall = Math.floor(work.wallMs() / 1000);
  const target = move.freezeAt ?? current + (move.advanceSeconds ?? 0);
  if (target < current) throw invalidRequest('The clock can only be advanced.', 'to');
  const isFrozen =
    move.run === true ? false : move.freezeAt !== undefined || getSettings(work).frozenAt !== null;
  runDueWork(work, null, target, (at) => setFrozen(work, at));
  work.put('settings', {
    ...getSettings(work),
    frozenAt: isFrozen ? target : null,
    offsetSeconds: target - wall,
  });
}

function runDueWork(
  work: Work,
  testClock: string | null,
  to: number,
  setTime: (at: number) => void,
): void {
  for (;;) {
    const due = findNextDue(work, testClock);
    if (due === undefined || due.at > to) return;
    setTime(Math.max(due.at, testClock === null ? 0 : now(work, testClock)));
    due.run(work);
  }
}

function setFrozen(work: Work, frozenAt: number | null): void {
  work.put('settings', { ...getSettings(work), frozenAt });
}
