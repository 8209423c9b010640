import { z } from 'zod';
import { section, setting } from '../setting.ts';
import { baseUrl, flag, notEmpty, number, port, processes } from '../values.ts';

export const serving = section({
  title: 'Where the site listens, and its public URL',
  settings: {
    PORT: setting({ type: port, default: 3000, meaning: 'port to listen on' }),
    HOST: setting({
      type: notEmpty,
      default: 'localhost',
      meaning: 'address to listen on; by default only this machine can connect',
    }),
    PROCESSES: setting({
      type: processes,
      default: 1,
      meaning:
        'number of server processes on this machine, or `auto` for one per core; see [several processes](operations.md#several-processes)',
    }),
    METRICS_PORT: setting({
      type: port,
      example: '9464',
      meaning:
        'serves Prometheus metrics at `/metrics` on this port; see [monitoring](operations.md#monitoring)',
    }),
    METRICS_HOST: setting({
      type: notEmpty,
      default: 'localhost',
      meaning: 'address of that port. Anyone who can connect to it can read the metrics',
    }),
    OTEL_EXPORTER_OTLP_ENDPOINT: setting({
      type: baseUrl,
      example: 'http://localhost:4318',
      meaning:
        'address of an OpenTelemetry collector for OTLP over HTTP, such as `http://localhost:4318`; turns on traces, see [monitoring](operations.md#monitoring)',
    }),
    /** Read by the exporter itself. */
    OTEL_EXPORTER_OTLP_HEADERS: setting({
      type: z.string(),
      example: 'api-key=example',
      meaning: 'headers for the collector, such as `api-key=secret`, separated by commas',
    }),
    OTEL_SERVICE_NAME: setting({
      type: notEmpty,
      default: 'rostra',
      meaning: 'name of the site in traces',
    }),
    OTEL_TRACES_SAMPLER_ARG: setting({
      type: number('0(\\.\\d+)?|1(\\.0+)?', 'must be a number from 0 to 1'),
      default: 1,
      meaning: 'share of requests that are traced, from `0` to `1`',
    }),
    SITE_URL: setting({
      type: baseUrl,
      derive: (given, { PORT }) => given ?? `http://localhost:${PORT}`,
      defaultText: '`http://localhost:PORT`',
      example: 'https://www.example.org',
      meaning:
        'the public URL; links in pages and mails are built from it. It counts as public unless its host is `localhost`, ends in `.localhost` or is a loopback address',
    }),
    TRUST_PROXY: setting({
      type: number('\\d', 'must be the number of proxies in front of this server (0 to 9)'),
      default: 0,
      meaning:
        "number of your own proxies in front of the site; the visitor's IP address is taken from the headers they add",
    }),
    LOG_LEVEL: setting({
      type: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']),
      default: 'info',
      meaning: '`silent`, `fatal`, `error`, `warn`, `info`, `debug` or `trace`',
    }),
    ACCESS_LOG: setting({
      type: flag,
      default: false,
      meaning:
        '`true` also logs requests that are served from memory, and browser and referring page of each; see [logs](operations.md#logs)',
    }),
  },
});
