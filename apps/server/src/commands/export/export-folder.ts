import { createWriteStream } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StartError } from '../../errors.ts';

export interface ExportFolder {
  write(name: string, content: string): Promise<void>;
  writeStream(name: string, content: AsyncIterable<string | Uint8Array>): Promise<void>;
}

/** Only its owner can read it, because it has the data of members. */
export async function createExportFolder(path: string): Promise<ExportFolder> {
  const existing = await readdir(path).catch(() => []);
  if (existing.length > 0) throw new StartError(`${path} is not empty. Choose a new folder.`);
  const place = async (name: string) => {
    const file = join(path, name);
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    return file;
  };
  return {
    write: async (name, content) => writeFile(await place(name), content, { mode: 0o600 }),
    writeStream: async (name, content) =>
      pipeline(Readable.from(content), createWriteStream(await place(name), { mode: 0o600 })),
  };
}
