import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import { limitConnections } from './connection-limit.ts';
import type { Connections } from './connections.ts';
import { createLazyRequestLogger } from './lazy-request-logger.ts';
import { escapeMalformedUrl } from './requests/escape-malformed-url.ts';
import { parseQuery } from './requests/parse-query.ts';
import { withoutTrailingSlash } from './requests/trailing-slash.ts';
import { serializeResponse } from './serialize-response.ts';
import { validateRequest } from './validate-request.ts';

export interface FastifyOptions {
  logger: Logger;
  nextRequestId: () => string;
  /** How many proxies in front of the server are trusted. */
  trustedProxies: number;
  connections: Connections;
  /** Shorter ones in tests. */
  timeouts?: typeof TIMEOUTS;
  /** Runs before Fastify and decides whether to call it. */
  intercept(handler: RequestListener): RequestListener<typeof IncomingMessage>;
}

/** Fastify types schema compilers for Ajv, but all our schemas are Zod schemas. */
type CompilersFactory = NonNullable<
  NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']
>;

const BODY_LIMIT = 1024 * 1024;
const MAX_HEADER_SIZE = 16 * 1024;

/** Until the headers, and then the whole body, must have arrived. Node only checks it from time to time. */
export const TIMEOUTS = {
  keepAliveTimeout: 72_000,
  headersTimeout: 60_000,
  requestTimeout: 110_000, // an image over a slow connection
  connectionsCheckingInterval: 5_000,
};

/** A Fastify instance with its limits, compilers and server, without plugins or routes. */
export function createFastify(options: FastifyOptions): FastifyInstance {
  const { logger, nextRequestId, trustedProxies, connections, intercept } = options;
  const serverOptions = { maxHeaderSize: MAX_HEADER_SIZE, ...(options.timeouts ?? TIMEOUTS) };
  const app: FastifyInstance = Fastify({
    loggerInstance: logger as FastifyBaseLogger,
    genReqId: nextRequestId,
    bodyLimit: BODY_LIMIT,
    trustProxy: trustedProxies > 0 && ((_address, hop) => hop < trustedProxies),
    childLoggerFactory: createLazyRequestLogger,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200, querystringParser: parseQuery },
    rewriteUrl: ({ url = '/' }) => withoutTrailingSlash(url),
    frameworkErrors: ({ code }, { raw }, reply) => {
      raw.url = escapeMalformedUrl(raw.url ?? '/', code);
      app.routing(raw, reply.raw);
    },
    // Passed here, because setting it later would load the default compilers first.
    schemaController: {
      compilersFactory: {
        buildValidator: () => validateRequest,
        buildSerializer: () => serializeResponse,
      } as unknown as CompilersFactory,
    },
    serverFactory: (handler) => {
      const handle = intercept(handler as RequestListener);
      const server = createServer(serverOptions, (request, response) => {
        connections.track(response);
        handle(request, response);
      });
      connections.watch(server);
      limitConnections(server, logger);
      return server;
    },
  });
  return app;
}
