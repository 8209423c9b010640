import { createServer } from 'vite';
import { repositoryFile } from './location/repository.ts';
import type { Web, WebModule } from './plugins/pages/web.ts';
import { readEnvOrExit } from './start/read-env-or-exit.ts';
import { serve } from './start/serve.ts';

const WEB_DIR = repositoryFile('apps/web');

/** The port of Vite's WebSocket for hot reloading. */
const HOT_PORT = 24_678;

await serve(readEnvOrExit(), async () => {
  const vite = await createServer({
    root: WEB_DIR,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { port: HOT_PORT } },
  });
  const render: Web['render'] = async (request, host) => {
    const live = (await vite.ssrLoadModule('/server.ts')) as WebModule;
    return live.createRenderer()(request, host);
  };
  return {
    web: { render },
    middleware: vite.middlewares,
    developmentCsp: {
      allowStyleElements: true,
      connectOrigins: [`ws://localhost:${HOT_PORT}`],
    },
  };
});
