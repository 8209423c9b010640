export interface ProgressReport {
  position: number;
  /** How long ago the reader was there. */
  agoMs: number;
}

interface Place {
  position: number;
  at: number;
}

export interface ProgressReporterOptions {
  send: (report: ProgressReport, isLeaving: boolean) => Promise<void>;
  now: () => number;
}

export interface ProgressReporter {
  /** The reader is here now. */
  note(position: number): void;
  /** Sends what was noted since; what cannot be sent is kept for the next time. */
  flush(isLeaving?: boolean): Promise<void>;
}

/** Smaller moves are the hand resting on the wheel. */
const STEP = 0.005;

/**
 * Collects where the reader is between two reports: where they were last, and the furthest they
 * were on the way there.
 */
export function createProgressReporter({ send, now }: ProgressReporterOptions): ProgressReporter {
  let known: number | undefined;
  let last: Place | undefined;
  let furthest: Place | undefined;
  let isSending = false;

  const keep = (place: Place) => {
    if (!last || place.at >= last.at) last = place;
    if (!furthest || place.position > furthest.position) furthest = place;
  };
  return {
    note: (position) => {
      const isSame = known !== undefined && Math.abs(position - known) < STEP;
      if (isSame && (position < 1 || known === 1)) return;
      known = position;
      keep({ position, at: now() });
    },
    flush: async (isLeaving = false) => {
      if (isSending || !last) return;
      const places = furthest && furthest.position > last.position ? [furthest, last] : [last];
      last = undefined;
      furthest = undefined;
      isSending = true;
      try {
        while (places[0]) {
          const { position, at } = places[0];
          await send({ position, agoMs: Math.max(0, Math.round(now() - at)) }, isLeaving);
          places.shift();
        }
      } catch {
        for (const place of places) keep(place);
      } finally {
        isSending = false;
      }
    },
  };
}
