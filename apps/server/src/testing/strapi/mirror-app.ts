import type { MirrorContext } from '../../features/mirror/mirror-context.ts';
import { performPass } from '../../features/mirror/pass/perform-pass.ts';
import { createStrapiClient } from '../../features/mirror/strapi/strapi-client.ts';
import { type ImportApp, openImportApp } from '../imports/import-app.ts';
import { memoryLog } from '../memory-log.ts';
import { openStudioApp, type StudioApp } from '../staff/studio-app.ts';
import { openStrapiServer, type StrapiServer, TOKEN } from './strapi-server.ts';

export interface MirrorApp {
  site: ImportApp;
  strapi: StrapiServer;
  /** Compares everything once, without the worker. */
  pass(context?: Partial<MirrorContext>): ReturnType<typeof performPass>;
  close(): Promise<void>;
}

const contextOf = (strapi: StrapiServer) => ({
  client: createStrapiClient({ url: strapi.url, token: TOKEN }),
  locale: 'en',
  logger: memoryLog().logger,
});

/** The content features, and the Strapi that they copy. */
export async function openMirrorApp(
  options: Parameters<typeof openImportApp>[0] = {},
): Promise<MirrorApp> {
  const site = await openImportApp(options);
  const strapi = await openStrapiServer();
  return {
    site,
    strapi,
    pass: (context = {}) =>
      performPass({
        ...contextOf(strapi),
        // Only addresses on the public internet, except for the Strapi itself.
        imports: { content: site.service, media: site.context.media },
        now: () => site.clock.now,
        ...context,
      }),
    close: async () => {
      await site.close();
      await strapi.close();
    },
  };
}

export interface MirrorSite {
  site: StudioApp;
  strapi: StrapiServer;
  /** Of the process that copies. */
  content: ReturnType<StudioApp['openProcess']>;
  pass(): ReturnType<typeof performPass>;
  close(): Promise<void>;
}

/** The whole site with staff, which copies a Strapi. */
export async function openMirrorSite(env: Record<string, string> = {}): Promise<MirrorSite> {
  const strapi = await openStrapiServer();
  const site = await openStudioApp({
    env: { CONTENT_URL: strapi.url, CONTENT_TOKEN: TOKEN, ...env },
  });
  const content = site.openProcess();
  const { db, storage } = site.deps;
  return {
    site,
    strapi,
    content,
    pass: () =>
      performPass({
        ...contextOf(strapi),
        imports: { content, media: { queries: db.queries, storage, clock: site.clock.now } },
        now: site.clock.now,
      }),
    close: async () => {
      await content.changes.settle();
      await content.renderPool.close();
      await site.close();
      await strapi.close();
    },
  };
}
