import { readFileSync } from 'node:fs';
import { studioPath } from '@rostra/contract/pages';
import { createServer } from 'vite';
import { repositoryFile } from './location/repository.ts';
import type { Web, WebModule } from './plugins/pages/web.ts';
import type { Studio } from './plugins/studio/studio.ts';
import { readEnvOrExit } from './start/read-env-or-exit.ts';
import { serve } from './start/serve.ts';
import { withOriginalUrl } from './start/with-original-url.ts';

const WEB_DIR = repositoryFile('apps/web');
const STUDIO_DIR = repositoryFile('apps/studio');

/** The ports of Vite's WebSocket servers for hot reloading. */
const HOT_PORT = 24_678;
const STUDIO_HOT_PORT = 24_679;

const openVite = (root: string, port: number) =>
  createServer({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { port } },
  });

await serve(readEnvOrExit(), async () => {
  const [vite, studioVite] = await Promise.all([
    openVite(WEB_DIR, HOT_PORT),
    openVite(STUDIO_DIR, STUDIO_HOT_PORT),
  ]);
  const render: Web['render'] = async (request, host) => {
    const live = (await vite.ssrLoadModule('/server.ts')) as WebModule;
    return live.createRenderer()(request, host);
  };
  const studio: Studio = {
    readDocument: (path) =>
      studioVite.transformIndexHtml(path, readFileSync(`${STUDIO_DIR}/index.html`, 'utf8')),
  };
  const middleware = withOriginalUrl((request, response, next) => {
    const isStudio = request.url?.startsWith(`${studioPath}/`);
    (isStudio ? studioVite : vite).middlewares(request, response, next);
  });
  return {
    web: { render },
    studio,
    middleware,
    developmentCsp: {
      allowStyleElements: true,
      connectOrigins: [`ws://localhost:${HOT_PORT}`, `ws://localhost:${STUDIO_HOT_PORT}`],
    },
  };
});
