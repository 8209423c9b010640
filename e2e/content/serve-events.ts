import { openDb } from '../../apps/server/src/db/client.ts';
import { events, eventsMigration } from '../../apps/server/src/features/content/testing/events.ts';
import { repositoryFile } from '../../apps/server/src/location/repository.ts';
import { loadBuiltWeb } from '../../apps/server/src/plugins/pages/web.ts';
import { loadBuiltStudio } from '../../apps/server/src/plugins/studio/studio.ts';
import { readEnvOrExit } from '../../apps/server/src/start/read-env-or-exit.ts';
import { serve } from '../../apps/server/src/start/serve.ts';

/** The product with one more content type: the server from its sources, and the built web app and studio as they are. */
const env = readEnvOrExit();
const db = openDb({ dataDir: env.DATA_DIR });
// Not recorded, because the program would refuse a database with a migration that it does not know.
await db.transaction((tx) => eventsMigration.up(tx, db.kind));
await db.close();
await serve(env, async () => ({
  web: await loadBuiltWeb(repositoryFile('apps/web/build')),
  studio: await loadBuiltStudio(repositoryFile('apps/studio/build')),
  extraCollections: [events],
}));
