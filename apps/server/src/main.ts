import { repositoryFile } from './location/repository.ts';
import { loadBuiltWeb } from './plugins/pages/web.ts';
import { serve } from './start/serve.ts';

const BUILD_DIR = repositoryFile('apps/web/build');

await serve(async () => ({ web: await loadBuiltWeb(BUILD_DIR) }));
