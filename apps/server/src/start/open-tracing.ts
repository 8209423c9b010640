import packageJson from '../../package.json' with { type: 'json' };
import type { Tracing } from '../adapters/tracing/tracing.ts';
import type { Env } from '../env.ts';

/** The SDK is loaded only if OTEL_EXPORTER_OTLP_ENDPOINT is set: it needs memory and takes time to load. */
export async function openTracing(env: Env): Promise<Tracing | undefined> {
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return undefined;
  const { createOtlpTracing } = await import('../adapters/tracing/otlp-tracing.ts');
  return createOtlpTracing({
    endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    serviceName: env.OTEL_SERVICE_NAME,
    version: packageJson.version,
    ratio: env.OTEL_TRACES_SAMPLER_ARG,
    database: env.DATABASE_URL ? 'postgresql' : 'sqlite',
    acceptsParent: env.TRUST_PROXY > 0,
  });
}
