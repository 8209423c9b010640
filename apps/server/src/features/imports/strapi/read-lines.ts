import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { StartError } from '../../../errors.ts';

/** The lines of the numbered files in a folder of an export. Each is the JSON of one object. */
export async function* readLines(folder: string, name: string): AsyncGenerator<string> {
  const place = join(folder, name);
  const files = await readdir(place).catch(() => []);
  for (const file of files.filter((one) => one.endsWith('.jsonl')).toSorted()) {
    const input = createReadStream(join(place, file));
    for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
      if (line !== '') yield line;
    }
  }
}

export function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new StartError('The export of Strapi is damaged: it contains invalid JSON.');
  }
}
