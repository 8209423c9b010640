/** Visitors of one process between two writes, with their pages. Later ones are not counted before the next. */
const MAX_VISITS = 20_000;

export interface View {
  readonly path: string;
  /** Where the request comes from, and with what. Both are forgotten with the batch. */
  readonly address: string;
  readonly browser: string;
  readonly referrer: string | undefined;
}

interface Visit {
  readonly address: string;
  readonly browser: string;
  views: number;
  /** What the browser named as the page before, and how often. */
  readonly referrers: Map<string, number>;
}

/** What was counted since `since`. */
export interface Batch {
  readonly since: Date;
  /** By path, then by visitor. */
  readonly pages: Map<string, Map<string, Visit>>;
  visits: number;
}

export const createBatch = (since: Date): Batch => ({ since, pages: new Map(), visits: 0 });

export function addTo(batch: Batch, { path, address, browser, referrer }: View): void {
  let visits = batch.pages.get(path);
  if (!visits) {
    visits = new Map();
    batch.pages.set(path, visits);
  }
  const key = `${address} ${browser}`;
  let visit = visits.get(key);
  if (!visit) {
    if (batch.visits >= MAX_VISITS) return;
    batch.visits += 1;
    visit = { address, browser, views: 0, referrers: new Map() };
    visits.set(key, visit);
  }
  visit.views += 1;
  const origin = originIn(referrer);
  visit.referrers.set(origin, (visit.referrers.get(origin) ?? 0) + 1);
}

/** Without the path: what somebody searched for or read elsewhere is nobody’s business. */
function originIn(referrer: string | undefined): string {
  if (referrer === undefined) return '';
  const end = referrer.indexOf('/', 'https://'.length);
  return end === -1 ? referrer : referrer.slice(0, end);
}

/** What could not be stored, with what came after it. */
export function mergeBatches(earlier: Batch, later: Batch | undefined): Batch {
  for (const [path, visits] of later?.pages ?? []) {
    for (const { referrers, ...visit } of visits.values()) {
      for (const [referrer, times] of referrers) {
        for (let time = 0; time < times; time += 1) addTo(earlier, { path, ...visit, referrer });
      }
    }
  }
  return earlier;
}
