import { join } from 'node:path';
import { loadBuiltWeb } from './plugins/pages/web.ts';
import { serve } from './start/serve.ts';

const BUILD_DIR = join(import.meta.dirname, '../../web/build');

await serve(async () => ({ web: await loadBuiltWeb(BUILD_DIR) }));
