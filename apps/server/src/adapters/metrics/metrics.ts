/** What the server reports to Prometheus. There is none without METRICS_PORT, so nothing is measured then. */
export interface Metrics {
  requestCompleted(request: CompletedRequest): void;
  /** A page, a file or an API response that was sent without running its route. */
  servedFromMemory(kind: 'page' | 'api'): void;
  pageRendered(outcome: 'rendered' | 'failed', seconds: number): void;
  queryCompleted(query: { outcome: 'ok' | 'failed'; seconds: number }): void;
  workerCompleted(run: WorkerRun): void;
  addGauge(gauge: Gauge): void;
}

export interface CompletedRequest {
  method: string;
  /** The pattern of the route, such as `/api/users/:id`, so that there are few of them. */
  route: string;
  status: number;
  seconds: number;
}

/** The beginning of the names of hourly workers. */
export const HOURLY = 'hourly.';

/** `idle` if it looked for work and found none. */
export type WorkerRun = { worker: string } & (
  | { outcome: 'idle' }
  | { outcome: 'ok' | 'failed'; seconds: number }
);

/** A value that is read from the database whenever Prometheus asks. It is the same in every process. */
export interface Gauge {
  name: string;
  help: string;
  read(): Promise<number>;
}
