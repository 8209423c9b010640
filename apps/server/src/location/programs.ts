import { join } from 'node:path';
import { repositoryFile } from './repository.ts';

/** Programs that run in their own thread or process. The build bundles each next to the server. */
export const programs = {
  main: 'main.ts',
  'argon2-worker': 'features/accounts/credentials/argon2-worker.ts',
  'backup-process': 'commands/scheduled-backup/backup-process.ts',
  'compare-worker': 'features/content/compare/compare-worker.ts',
  'document-process': 'features/content/documents/document-process.ts',
  'image-worker-process': 'features/media/formats/image-worker-process.ts',
  'import-process': 'commands/import/import-process.ts',
  'paragraph-worker': 'features/content/compare/paragraph-worker.ts',
  'picture-process': 'features/site/pictures/picture-process.ts',
  'render-worker': 'features/content/markdown/render-worker.ts',
  'slow-read-worker': 'db/slow-read-worker.ts',
} as const;

const SOURCES = repositoryFile('apps/server/src');
const isBundled = !import.meta.dirname.startsWith(SOURCES);

/** The file to run: the source in development, the bundle in production. */
export function programFile(name: keyof typeof programs): string {
  return isBundled ? join(import.meta.dirname, `${name}.js`) : join(SOURCES, programs[name]);
}
