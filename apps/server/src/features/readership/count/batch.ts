/** Visitors of one process between two writes, with their pages. Later ones are not counted before the next. */
const MAX_VISITS = 20_000;
/** Where these came from. More is made up, and counts as views of the page alone. */
const MAX_REFERRERS = 20_000;
const MAX_REFERRERS_OF_VISIT = 5;
/** Of what clients say. Real ones stay far below, and what is longer would fill the memory. */
const MAX_BROWSER = 300;
const MAX_ORIGIN = 200;
const MAX_REFERRER = 2_000;

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
  /** Of all visits together. */
  referrers: number;
}

export const createBatch = (since: Date): Batch => ({
  ...{ since, pages: new Map(), visits: 0, referrers: 0 },
});

export function addTo(batch: Batch, view: View): void {
  const visit = visitOf(batch, view);
  if (!visit) return;
  visit.views += 1;
  addOrigin(batch, visit, originIn(view.referrer), 1);
}

function addOrigin(batch: Batch, { referrers }: Visit, origin: string, times: number): void {
  const before = referrers.get(origin);
  if (before === undefined) {
    if (referrers.size >= MAX_REFERRERS_OF_VISIT || batch.referrers >= MAX_REFERRERS) return;
    batch.referrers += 1;
  }
  referrers.set(origin, (before ?? 0) + times);
}

/** Undefined if it is a new one and there is no room. */
function visitOf(batch: Batch, { path, address, browser }: View): Visit | undefined {
  const name = short(browser, MAX_BROWSER);
  const key = `${address} ${name}`;
  let visits = batch.pages.get(path);
  const known = visits?.get(key);
  if (known) return known;
  if (batch.visits >= MAX_VISITS) return undefined;
  batch.visits += 1;
  if (!visits) {
    visits = new Map();
    batch.pages.set(path, visits);
  }
  const visit: Visit = { address, browser: name, views: 0, referrers: new Map() };
  visits.set(key, visit);
  return visit;
}

/** A copy, because a part of a text keeps all of it in memory. */
const short = (text: string, length: number): string =>
  text.length > length ? Buffer.from(text.slice(0, length)).toString() : text;

/** Without the path: what somebody searched for or read elsewhere is nobody’s business. */
function originIn(referrer: string | undefined): string {
  if (referrer === undefined || referrer.length > MAX_REFERRER) return '';
  const end = referrer.indexOf('/', 'https://'.length);
  return short(end === -1 ? referrer : referrer.slice(0, end), MAX_ORIGIN);
}

/** What could not be stored, with what came after it. */
export function mergeBatches(earlier: Batch, later: Batch | undefined): Batch {
  for (const [path, visits] of later?.pages ?? []) {
    for (const { views, referrers, ...visitor } of visits.values()) {
      const visit = visitOf(earlier, { path, ...visitor, referrer: undefined });
      if (!visit) continue;
      visit.views += views;
      for (const [origin, times] of referrers) addOrigin(earlier, visit, origin, times);
    }
  }
  return earlier;
}
