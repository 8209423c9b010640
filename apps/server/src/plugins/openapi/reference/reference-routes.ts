import fp from 'fastify-plugin';
import type { ApiFiles } from '../api-files.ts';
import { compressFile, sendCompressed } from '../compressed-file.ts';
import { addressOf, scopes } from '../scopes.ts';
import { assets } from './page.ts';
import { SCRIPT } from './script.ts';
import { STYLE } from './style.ts';

/** Only files of this site, and nothing inline. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const HIDDEN = { schema: { hide: true } };

/** `/api/docs`: an overview of the API, and a page for each of its parts. */
export const referenceRoutes = fp<{ files: ApiFiles }>(async (app, { files }) => {
  for (const scope of scopes) {
    app.get(addressOf(scope).page, HIDDEN, async (request, reply) => {
      reply.header('content-security-policy', POLICY);
      return sendCompressed(request, reply, await files.page(scope));
    });
  }
  const style = await compressFile('text/css', STYLE);
  const script = await compressFile('text/javascript', SCRIPT);
  app.get(assets.style, HIDDEN, (request, reply) => sendCompressed(request, reply, style));
  app.get(assets.script, HIDDEN, (request, reply) => sendCompressed(request, reply, script));
});
