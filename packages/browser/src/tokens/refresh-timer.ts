import type { TokenStore } from './token-store.ts';
import { readClaims, refreshDueAt } from './token-validity.ts';

/** Runs a function later. Returns a function that cancels it. */
export type Schedule = (run: () => void, ms: number) => () => void;

export interface RefreshTimerOptions {
  tokens: Pick<TokenStore, 'getToken' | 'getRefreshToken'>;
  now: () => number;
  schedule: Schedule;
  onDue: () => void;
}

export interface RefreshTimer {
  /** Schedules the refresh of the stored token. */
  set(): void;
  /** Schedules the refresh of a token just issued, even if the local clock is ahead. */
  setForNew(): void;
  /** Tries again after a transient failure. */
  retry(): void;
  /** Timers are suspended with the machine, so check after waking up. */
  check(): void;
  clear(): void;
}

const RETRY_MS = 60_000;
const AT_LEAST_MS = 60 * 60_000;
/** The maximum delay of `setTimeout`. */
const MAX_MS = 2 ** 31 - 1;

export function createRefreshTimer(options: RefreshTimerOptions): RefreshTimer {
  const { tokens, now, schedule, onDue } = options;
  let cancel = () => {};
  let due: number | undefined;

  /** Without a refresh token, the session ends when the token expires. */
  function dueAt(): number | undefined {
    const token = tokens.getToken();
    if (token === undefined) return undefined;
    if (tokens.getRefreshToken()) return refreshDueAt(token);
    const end = readClaims(token)?.expiresAt;
    return end === undefined ? undefined : end + 1;
  }

  function clear() {
    cancel();
    due = undefined;
  }

  function wake(ms: number, run: () => void) {
    cancel();
    cancel = schedule(run, Math.min(Math.max(ms, 0), MAX_MS));
  }

  function wakeAt(time: number | undefined) {
    if (time === undefined) return clear();
    due = time;
    wake(time - now(), () => (now() >= time ? onDue() : wakeAt(time)));
  }

  return {
    set: () => wakeAt(dueAt()),
    setForNew() {
      const regular = dueAt();
      wakeAt(regular === undefined || regular > now() ? regular : now() + AT_LEAST_MS);
    },
    clear,
    retry: () => wake(RETRY_MS, onDue),
    check() {
      if (due !== undefined && now() >= due) onDue();
    },
  };
}
