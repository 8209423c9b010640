import { randomBytes } from 'node:crypto';
import type { StudioCollection } from '@rostra/contract';
import { studioPath } from '@rostra/contract/pages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { SiteLanguages } from '../../languages/site-languages.ts';
import { type SecurityOptions, studioPolicy } from '../security-headers.ts';
import { fillDocument } from './fill-document.ts';
import type { Studio } from './studio.ts';

export interface StudioOptions {
  studio: Studio;
  security: SecurityOptions;
  /** The settings of the site that the app needs before its first call. They change while it runs. */
  describe: () => object;
  /** The declarations of the content that staff edit. */
  collections: readonly StudioCollection[];
  /** The path of the style sheet with the colours of the site. */
  findLook: () => string;
  languages: SiteLanguages;
}

const LIMIT = { max: 600, timeWindow: '1 minute' };

/** Serves the studio's document for each of its URLs. The app decides what it shows there. */
export const studioPages = fp<StudioOptions>(async (app, options) => {
  const { studio, security, describe, collections, findLook, languages } = options;
  const { defaultLanguage, overrides } = languages;
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const [path = ''] = request.url.split('?', 1);
    // A missing file, for example after an update: sending the document instead would be confusing.
    if (/\.\w+$/.test(path)) return reply.callNotFound();
    const isFramed = path.startsWith(`${studioPath}/preview/`);
    if (isFramed) reply.removeHeader('x-frame-options');
    const nonce = randomBytes(16).toString('base64url');
    const document = fillDocument(await studio.readDocument(request.url), {
      NONCE: nonce,
      SETTINGS: describe(),
      COLLECTIONS: collections,
      LOOK: findLook(),
      MESSAGES: overrides.forStudio(),
      NOSCRIPT: languages.messagesOf(defaultLanguage).of('forms')('needsJavaScript'),
    });
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-store',
        'content-security-policy': studioPolicy(nonce, { ...security, isFramed }),
        'x-robots-tag': 'noindex',
      })
      .send(document);
  };
  for (const url of [studioPath, `${studioPath}/*`]) {
    app.get(url, { schema: { hide: true }, config: { rateLimit: LIMIT }, handler });
  }
});
