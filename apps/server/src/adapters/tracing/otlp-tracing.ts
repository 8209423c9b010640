import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  defaultTextMapGetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { IncomingRequest, SpanDescription, TracedQuery, Tracing } from './tracing.ts';

export interface TracingOptions {
  /** The address of the collector, without `/v1/traces`. */
  endpoint: string;
  serviceName: string;
  version: string;
  /** The share of requests that are traced. */
  ratio: number;
  database: 'sqlite' | 'postgresql';
  /** Whether a proxy of the operator sets `traceparent`. A visitor could otherwise choose what is traced. */
  acceptsParent: boolean;
}

const ERROR = { code: SpanStatusCode.ERROR };

/** Exports spans with OTLP over HTTP. Keeps the current span itself, so that the SDK's global state is not needed. */
export function createOtlpTracing(options: TracingOptions): Tracing {
  const { endpoint, serviceName, version, ratio, database, acceptsParent } = options;
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.version': version }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }) }),
    ],
  });
  const tracer = provider.getTracer('rostra', version);
  const propagator = new W3CTraceContextPropagator();
  const contexts = new AsyncLocalStorage<Context>();
  const current = () => contexts.getStore() ?? ROOT_CONTEXT;

  const run = async <T>(
    { name, attributes = {} }: SpanDescription,
    work: () => Promise<T>,
  ): Promise<T> => {
    const parent = current();
    const span = tracer.startSpan(name, { attributes }, parent);
    try {
      return await contexts.run(trace.setSpan(parent, span), work);
    } catch (error) {
      fail(span, error);
      throw error;
    } finally {
      span.end();
    }
  };

  const startRequest = ({ method = 'GET', headers, isInProcess = false }: IncomingRequest) => {
    const parent =
      acceptsParent && !isInProcess
        ? propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter)
        : current();
    const kind = isInProcess ? SpanKind.INTERNAL : SpanKind.SERVER;
    const attributes = { 'http.request.method': method };
    const span = tracer.startSpan(method, { kind, attributes }, parent);
    const inside = trace.setSpan(parent, span);
    return {
      enter: (work: () => void) => contexts.run(inside, work),
      end: ({ route, status }: { route: string; status: number }) => {
        span.updateName(`${method} ${route}`);
        span.setAttributes({ 'http.route': route, 'http.response.status_code': status });
        if (status >= 500) span.setStatus(ERROR);
        span.end();
      },
    };
  };

  const queryCompleted = ({ sql, outcome, seconds }: TracedQuery) => {
    const parent = contexts.getStore();
    if (!parent) return;
    const endTime = Date.now();
    const attributes = { 'db.system.name': database, 'db.query.text': sql };
    const span = tracer.startSpan(
      operationOf(sql),
      { kind: SpanKind.CLIENT, attributes, startTime: endTime - seconds * 1000 },
      parent,
    );
    if (outcome === 'failed') span.setStatus(ERROR);
    span.end(endTime);
  };

  return {
    run,
    startRequest,
    queryCompleted,
    describe: ({ name, attributes = {} }) => {
      const span = trace.getSpan(current());
      span?.updateName(name);
      span?.setAttributes(attributes);
    },
    close: () => provider.shutdown(),
  };
}

/** Only the kind of error, because its message may quote what a member sent. */
function fail(span: Span, error: unknown): void {
  span.setStatus(ERROR);
  span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
}

const operationOf = (sql: string) => /^\s*(\w+)/.exec(sql)?.[1]?.toUpperCase() ?? 'QUERY';
