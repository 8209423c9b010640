import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Storage, StoredObject } from '../../adapters/storage/storage.ts';
import { StartError } from '../../errors.ts';

const REPORTED = 100;

export interface MovedMedia {
  copied: number;
  /** Copied by an earlier attempt. */
  unchanged: number;
  missing: readonly string[];
}

/** Copies what the target does not have yet, and reads every copy back. The source keeps its files. */
export async function moveMedia(
  source: Storage,
  target: Storage,
  names: readonly string[],
  report: (text: string) => void,
): Promise<MovedMedia> {
  const missing: string[] = [];
  let copied = 0;
  let unchanged = 0;
  for (const [index, name] of names.entries()) {
    if (index > 0 && index % REPORTED === 0) report(`media: ${index} of ${names.length} files`);
    const original = await source.find(name);
    if (!original) {
      missing.push(name);
      continue;
    }
    const expected = await hashOf(original);
    if (await hasSame(target, name, original.size, expected)) {
      unchanged += 1;
      continue;
    }
    await target.put(name, await buffer(original.read()));
    if (!(await hasSame(target, name, original.size, expected))) {
      throw new StartError(`The copy of ${name} differs from the original. Run the command again.`);
    }
    copied += 1;
  }
  return { copied, unchanged, missing };
}

async function hasSame(storage: Storage, name: string, size: number, hash: string) {
  const found = await storage.find(name);
  return found?.size === size && (await hashOf(found)) === hash;
}

async function hashOf(object: StoredObject): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of object.read()) hash.update(chunk);
  return hash.digest('hex');
}
