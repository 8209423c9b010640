import cluster from 'node:cluster';
import { programFile } from './location/programs.ts';
import { repositoryFile } from './location/repository.ts';
import { readEnvOrExit } from './start/read-env-or-exit.ts';

const env = readEnvOrExit();
// Each process loads only what it needs.
if (cluster.isPrimary && env.PROCESSES > 1) {
  const { supervise } = await import('./start/processes/supervise.ts');
  await supervise(env, programFile('main'));
} else {
  const { serve } = await import('./start/serve.ts');
  const { loadBuiltWeb } = await import('./plugins/pages/web.ts');
  const { loadBuiltStudio } = await import('./plugins/studio/studio.ts');
  await serve(env, async () => ({
    web: await loadBuiltWeb(repositoryFile('apps/web/build')),
    studio: await loadBuiltStudio(repositoryFile('apps/studio/build')),
  }));
}
