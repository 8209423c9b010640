import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { escapeHtml } from '../../http/escape-html.ts';
import {
  compress,
  type PreparedResponse,
  prepareResponse,
  sendPrepared,
} from '../../http/prepared-response.ts';
import { baseHeaders } from '../security-headers.ts';

export interface ApiReferenceOptions {
  findTitle: () => string;
  siteUrl: string;
}

const PATH = '/api/docs';
const ONE_HOUR = 'public, max-age=3600';

/** Scalar adds inline styles to the page; scripts are only loaded from this site. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Scalar's browser configuration, without features that contact other sites. */
const CONFIGURATION = {
  url: '/api/openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  hideClientButton: true,
  showDeveloperTools: 'never' as const,
  agent: { disabled: true },
  mcp: { disabled: true },
};
const START_SCRIPT = `Scalar.createApiReference('#reference', ${JSON.stringify(CONFIGURATION)});\n`;

/** `/api/docs`: Scalar's reference for `/api/openapi.json`, served by this site alone. */
export const apiReference = fp<ApiReferenceOptions>(async (app, { findTitle, siteUrl }) => {
  const route = { schema: { hide: true } };
  let library: Promise<PreparedResponse> | undefined;

  app.get(PATH, route, (_request, reply) =>
    reply
      .header('content-security-policy', POLICY)
      .type('text/html; charset=utf-8')
      .send(pageOf(findTitle())),
  );
  app.get(`${PATH}/start.js`, route, (_request, reply) =>
    reply
      .header('cache-control', ONE_HOUR)
      .type('text/javascript; charset=utf-8')
      .send(START_SCRIPT),
  );
  app.get(`${PATH}/scalar.js`, route, async (request: FastifyRequest, reply: FastifyReply) => {
    library ??= loadLibrary(siteUrl);
    const response = await library;
    reply.hijack();
    sendPrepared(response, request.raw, reply.raw, request.id);
  });
});

/** Four megabytes, so it is imported on the first request. Scalar's plugin is the only way to get it. */
async function loadLibrary(siteUrl: string): Promise<PreparedResponse> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const source = Fastify();
  await source.register(scalar, { routePrefix: PATH, configuration: CONFIGURATION });
  const { rawPayload } = await source.inject(`${PATH}/js/scalar.js`);
  await source.close();
  return prepareResponse({
    status: 200,
    headers: [
      ...baseHeaders(siteUrl),
      ['content-type', 'text/javascript; charset=utf-8'],
      ['cache-control', ONE_HOUR],
    ],
    bodies: await compress(rawPayload),
  });
}

const pageOf = (title: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${escapeHtml(title)}</title>
  </head>
  <body>
    <div id="reference"></div>
    <noscript>Read the API description in <a href="/api/openapi.json">openapi.json</a>.</noscript>
    <script src="${PATH}/scalar.js"></script>
    <script src="${PATH}/start.js"></script>
  </body>
</html>
`;
