export interface ProgressReport {
  position: number;
  /** Time since the reader was at this position. */
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
  /** Records the current position. */
  note(position: number): void;
  /**
   * Sends recorded positions and keeps those that fail. While leaving, does not wait for pending
   * reports.
   */
  flush(isLeaving?: boolean): Promise<void>;
}

/** Smaller movements are ignored. */
const STEP = 0.005;

/** Collects the last and the furthest position between two reports. */
export function createProgressReporter({ send, now }: ProgressReporterOptions): ProgressReporter {
  let known: number | undefined;
  let last: Place | undefined;
  let furthest: Place | undefined;
  /** Positions that are being sent, in order. */
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
      // The page may close before a response arrives, so send everything immediately; each report carries its age.
      const places = [...queue.splice(0), ...take()];
      await Promise.all(places.map((place) => sendOne(place, true)));
    },
  };
}
