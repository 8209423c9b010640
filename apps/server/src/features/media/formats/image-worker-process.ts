/** Runs apart from the server: takes a picture, answers its copies. See `workshop.ts`. */
import { makeFormats, type Original } from './make-formats.ts';
import type { WorkshopAnswer } from './image-worker.ts';

process.on('message', async (original: Original) => {
  process.send?.(await answer(original));
});
process.on('disconnect', () => process.exit());

async function answer(original: Original): Promise<WorkshopAnswer> {
  const files: { name: string; data: Uint8Array }[] = [];
  try {
    const made = await makeFormats(original, async (name, data) => {
      files.push({ name, data });
    });
    return { made, files };
  } catch (error) {
    return { failure: String(error) };
  }
}
