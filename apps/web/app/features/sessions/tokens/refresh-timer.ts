import type { TokenStore } from './token-store.ts';
import { readClaims, refreshDueAt } from './token-validity.ts';

export interface Timers {
  setTimeout(run: () => void, ms: number): unknown;
  clearTimeout(id: never): void;
}

export interface RefreshTimerOptions {
  tokens: Pick<TokenStore, 'getToken' | 'getRefreshToken'>;
  now: () => number;
  timers: Timers;
  onDue: () => void;
}

export interface RefreshTimer {
  /** For the token stored now. */
  set(): void;
  /** For a token just issued: counted from now, since a clock that is far ahead calls it old. */
  setForNew(): void;
  /** Later, after a failure that passes. */
  retry(): void;
  /** Timers sleep with the machine: after waking, due is due. */
  check(): void;
  clear(): void;
}

const RETRY_MS = 60_000;
const AT_LEAST_MS = 60 * 60_000;
/** The longest that timers can count. */
const MAX_MS = 2 ** 31 - 1;

export function createRefreshTimer(options: RefreshTimerOptions): RefreshTimer {
  const { tokens, now, timers, onDue } = options;
  let id: unknown;
  let due: number | undefined;

  /** Without a refresh token nothing can be done before the token expires. */
  function dueAt(): number | undefined {
    const token = tokens.getToken();
    if (token === undefined) return undefined;
    if (tokens.getRefreshToken()) return refreshDueAt(token);
    const end = readClaims(token)?.expiresAt;
    return end === undefined ? undefined : end + 1;
  }

  function clear() {
    if (id !== undefined) timers.clearTimeout(id as never);
    id = undefined;
    due = undefined;
  }

  function wake(ms: number, run: () => void) {
    if (id !== undefined) timers.clearTimeout(id as never);
    id = timers.setTimeout(run, Math.min(Math.max(ms, 0), MAX_MS));
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
