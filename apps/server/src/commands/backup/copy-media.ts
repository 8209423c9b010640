import type { Storage } from '../../adapters/storage/storage.ts';
import type { ArchiveWriter } from './write-archive.ts';

/** How often progress is reported. */
const REPORTED = 200;

/** Files may be deleted while the backup is made: those are listed as missing. */
export async function copyMedia(
  storage: Storage,
  names: readonly string[],
  archive: ArchiveWriter,
  report: (text: string) => void,
): Promise<{ copied: number; missing: string[] }> {
  const missing: string[] = [];
  let copied = 0;
  for (const name of names) {
    const stored = await storage.find(name);
    if (!stored) {
      missing.push(name);
      continue;
    }
    await archive.addStream(`media/${name}`, stored.size, stored.read());
    copied += 1;
    if (copied % REPORTED === 0) report(`media: ${copied} of ${names.length} files`);
  }
  if (names.length > 0) report(`media: ${copied} of ${names.length} files`);
  return { copied, missing };
}
