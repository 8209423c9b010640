/** The program that `image-worker.ts` starts: receives an image and replies with its formats. */
import type { ImageWorkerReply, ImageWorkerRequest } from './image-worker.ts';
import { makeFormats } from './make-formats.ts';

process.on('message', async (request: ImageWorkerRequest) => {
  process.send?.(await replyTo(request));
});
process.on('disconnect', () => process.exit());

async function replyTo({ original, parts }: ImageWorkerRequest): Promise<ImageWorkerReply> {
  const files: { name: string; data: Uint8Array }[] = [];
  try {
    const save = async (name: string, data: Uint8Array) => {
      files.push({ name, data });
    };
    const made = await makeFormats(original, save, parts);
    return { made, files };
  } catch (error) {
    return { failure: String(error) };
  }
}
