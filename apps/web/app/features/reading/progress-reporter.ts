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
  /**
   * Sends what was noted since; what cannot be sent is kept for the next time. Whoever leaves does
   * not wait for a report that is on the way.
   */
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
  /** Being sent one after the other. */
  let queue: Place[] = [];
  let isSending = false;

  const keep = (place: Place) => {
    if (!last || place.at >= last.at) last = place;
    if (!furthest || place.position > furthest.position) furthest = place;
  };
  const take = (): Place[] => {
    if (!last) return [];
    const places = furthest && furthest.position > last.position ? [furthest, last] : [last];
    last = undefined;
    furthest = undefined;
    return places;
  };
  const sendOne = async (place: Place, isLeaving: boolean): Promise<boolean> => {
    try {
      const agoMs = Math.max(0, Math.round(now() - place.at));
      await send({ position: place.position, agoMs }, isLeaving);
      return true;
    } catch {
      keep(place);
      return false;
    }
  };
  const sendInTurn = async () => {
    if (isSending) return;
    isSending = true;
    queue = take();
    for (let place = queue.shift(); place; place = queue.shift()) {
      if (await sendOne(place, false)) continue;
      for (const rest of queue.splice(0)) keep(rest);
    }
    isSending = false;
  };
  return {
    note: (position) => {
      const isSame = known !== undefined && Math.abs(position - known) < STEP;
      if (isSame && (position < 1 || known === 1)) return;
      known = position;
      keep({ position, at: now() });
    },
    flush: async (isLeaving = false) => {
      if (!isLeaving) return sendInTurn();
      // Nobody may be left to send what waits for an answer: each says itself how old it is.
      const places = [...queue.splice(0), ...take()];
      await Promise.all(places.map((place) => sendOne(place, true)));
    },
  };
}
