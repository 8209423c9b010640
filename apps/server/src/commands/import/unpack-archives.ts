import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, parse, resolve } from 'node:path';
import { extractZip, unpackExport } from '../../features/imports/index.ts';
import type { ImportRequest } from './read-arguments.ts';

interface Unpacked {
  readonly paths: readonly [string, ...string[]];
  /** Of the archive: that of the temporary folder says nothing. */
  readonly name?: string | undefined;
  remove(): Promise<void>;
}

/** The paths themselves, or a temporary folder with the files of an archive. */
export async function unpackArchives({
  format,
  paths: [path, ...others],
  key,
}: Pick<ImportRequest, 'format' | 'paths' | 'key'>): Promise<Unpacked> {
  const isExport = format === 'strapi' && !(await stat(path).catch(() => undefined))?.isDirectory();
  if (!isExport && !/\.zip$/i.test(path)) {
    return {
      paths: [resolve(path), ...others.map((other) => resolve(other))],
      remove: async () => {},
    };
  }
  const folder = await mkdtemp(join(tmpdir(), 'rostra-import-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    if (isExport) await unpackExport(resolve(path), folder, { key });
    else await extractZip(resolve(path), folder);
  } catch (error) {
    await remove();
    throw error;
  }
  return { paths: [folder], name: parse(path).name, remove };
}
