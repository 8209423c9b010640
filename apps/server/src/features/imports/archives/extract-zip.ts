import {
  createExtraction,
  EXTRACTION_LIMITS,
  type ExtractionLimits,
  tooManyFiles,
} from './extraction.ts';
import { readZip } from './read-zip.ts';

/** Writes the files of a ZIP archive to a folder. */
export async function extractZip(
  archive: string,
  folder: string,
  limits: ExtractionLimits = EXTRACTION_LIMITS,
): Promise<void> {
  await readZip(archive, async (entries) => {
    if (entries.length > limits.maxFiles) throw tooManyFiles(limits.maxFiles);
    const extraction = createExtraction(folder, limits);
    for (const entry of entries) await extraction.write(entry.path, () => entry.read());
  });
}
