import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, parse, resolve } from 'node:path';
import { extractZip } from '../../features/imports/index.ts';

interface Unpacked {
  readonly paths: readonly [string, ...string[]];
  /** Of the archive: that of the temporary folder says nothing. */
  readonly name?: string | undefined;
  remove(): Promise<void>;
}

/** The paths themselves, or a temporary folder with the files of a ZIP archive. */
export async function unpackArchives([path, ...others]: readonly [
  string,
  ...string[],
]): Promise<Unpacked> {
  if (!/\.zip$/i.test(path)) {
    return {
      paths: [resolve(path), ...others.map((other) => resolve(other))],
      remove: async () => {},
    };
  }
  const folder = await mkdtemp(join(tmpdir(), 'rostra-import-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await extractZip(resolve(path), folder);
  } catch (error) {
    await remove();
    throw error;
  }
  return { paths: [folder], name: parse(path).name, remove };
}
