/** Reports what the server does as spans. There is none without OTEL_EXPORTER_OTLP_ENDPOINT, so nothing is recorded then. */
export interface Tracing {
  /** Runs the work in a span below the current one. */
  run<T>(span: SpanDescription, work: () => Promise<T>): Promise<T>;
  /** Renames the current span and adds attributes to it. */
  describe(span: SpanDescription): void;
  startRequest(request: IncomingRequest): RequestSpan;
  /** Ignored outside other spans: each query of a polling worker would be a trace of its own. */
  queryCompleted(query: TracedQuery): void;
  /** Sends what is still to be sent. */
  close(): Promise<void>;
}

/** Names and attributes contain patterns and kinds, never values of members. */
export interface SpanDescription {
  name: string;
  attributes?: Record<string, string | number>;
}

export interface IncomingRequest {
  method?: string | undefined;
  headers: Record<string, string | string[] | undefined>;
  /** A request that a page render makes: part of its span, whatever the headers say. */
  isInProcess?: boolean;
}

export interface RequestSpan {
  /** Spans that are started by this work are children of the request. */
  enter(work: () => void): void;
  /** `route` is a pattern, such as `/api/users/:id`. */
  end(response: { route: string; status: number }): void;
}

export interface TracedQuery {
  /** With placeholders instead of values. */
  sql: string;
  outcome: 'ok' | 'failed';
  seconds: number;
}
