import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { findRedirectTarget } from '../../features/content/index.ts';
import { type ImportApp, openImportApp, temporaryFolder } from './import-app.ts';

/** For each test of a file an empty site, and an empty folder for what it imports. */
export function useImportFolder() {
  let site: ImportApp;
  let folder: ReturnType<typeof temporaryFolder>;
  beforeEach(async () => {
    site = await openImportApp();
    folder = temporaryFolder();
  });
  afterEach(async () => {
    await site.close();
    folder.remove();
  });
  return {
    get site() {
      return site;
    },
    get path() {
      return folder.path;
    },
    /** Returns the path of the new file. */
    write(path: string, content: string | Uint8Array): string {
      const file = join(folder.path, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
      return file;
    },
    redirectOf: async (path: string) => (await findRedirectTarget(site.service, path))?.target,
  };
}
