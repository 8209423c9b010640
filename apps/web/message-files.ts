import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const FOLDER = join(import.meta.dirname, '../../packages/messages/build');
/** The studio has its own copy of its messages. */
const AREAS = /\.(?!studio\.)[\w-]+\.json$/;

/**
 * Adds the compiled messages to the assets. All files of a build have the same hash in their name, so
 * that a page does not have to carry a table with the URL of every language.
 */
export function messageFiles(): Plugin {
  let isBuild = false;
  return {
    name: 'message-files',
    config: (_config, { command }) => {
      isBuild = command === 'build';
      const [before, after] = isBuild
        ? ['/assets/', `-${hashOf(readFiles())}`]
        : [`/@fs${FOLDER}/`, ''];
      return {
        define: {
          'import.meta.env.MESSAGES_BEFORE': JSON.stringify(before),
          'import.meta.env.MESSAGES_AFTER': JSON.stringify(`${after}.json`),
        },
      };
    },
    generateBundle() {
      if (!isBuild || this.environment.name !== 'client') return;
      const files = readFiles();
      for (const { name, source } of files) {
        const fileName = `assets/${name.replace('.json', '')}-${hashOf(files)}.json`;
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
  };
}

interface MessageFile {
  name: string;
  source: string;
}

const readFiles = (): MessageFile[] =>
  readdirSync(FOLDER)
    .filter((name) => AREAS.test(name))
    .sort()
    .map((name) => ({ name, source: readFileSync(join(FOLDER, name), 'utf8') }));

function hashOf(files: readonly MessageFile[]): string {
  const hash = createHash('sha256');
  for (const { name, source } of files) hash.update(`${name}\0${source}\0`);
  return hash.digest('base64url').slice(0, 8);
}
