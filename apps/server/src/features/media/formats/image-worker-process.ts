/** The program that `image-worker.ts` starts: receives an image and replies with its formats. */
import type { ImageWorkerReply } from './image-worker.ts';
import { makeFormats, type Original } from './make-formats.ts';

process.on('message', async (original: Original) => {
  process.send?.(await replyTo(original));
});
process.on('disconnect', () => process.exit());

async function replyTo(original: Original): Promise<ImageWorkerReply> {
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
