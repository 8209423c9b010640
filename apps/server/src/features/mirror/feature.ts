import type { Logger } from 'pino';
import { createWakeUp } from '../../concurrency/wake-up.ts';
import type { Feature } from '../../feature.ts';
import type { ContentService } from '../content/index.ts';
import type { MediaDeps } from '../media/index.ts';
import { hintRoutes } from './hints/routes.ts';
import { previewRoutes } from './preview/routes.ts';
import { statusRoutes } from './status/routes.ts';
import type { StrapiAccess } from './strapi/strapi-client.ts';
import { mirrorWorker } from './worker/mirror-worker.ts';

export interface MirrorFeatureOptions {
  /** Undefined if no Strapi is mirrored. */
  readonly strapi: StrapiAccess | undefined;
  /** Without it, webhooks are not received. */
  readonly hookSecret: string | undefined;
  readonly content: ContentService;
  readonly media: MediaDeps;
  readonly logger: Logger;
  readonly now: () => Date;
}

export function mirrorFeature(options: MirrorFeatureOptions): Feature {
  const { strapi, content, media, logger, now, hookSecret: secret } = options;
  if (!strapi) {
    const context = { content, strapi, now, wake: () => {} };
    return {
      name: 'mirror',
      routes: (app) => {
        // The studio says how to set it up.
        statusRoutes(app, context);
        previewRoutes(app, context);
      },
    };
  }
  const perform = async (signal: AbortSignal) => {
    // Most sites never need it, and it loads everything that converts texts.
    const { performPass } = await import('./pass/perform-pass.ts');
    const { createStrapiClient } = await import('./strapi/strapi-client.ts');
    const client = createStrapiClient(strapi, { signal });
    const imports = { content, media };
    const locale = content.store.locales.default;
    await performPass({ imports, client, locale, logger, now }, signal);
  };
  const { wake, onWake } = createWakeUp();
  return {
    name: 'mirror',
    workers: [mirrorWorker({ db: content.db, onWake, perform })],
    routes: (app) => {
      const context = { content, strapi, now, wake };
      statusRoutes(app, context);
      previewRoutes(app, context);
      if (secret) hintRoutes(app, { content, secret, wake });
    },
  };
}
