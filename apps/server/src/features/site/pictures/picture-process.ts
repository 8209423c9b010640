/** The program that `picture-maker.ts` starts: receives tasks and replies with the pictures of each. */
import { drawShare } from './draw/draw-share.ts';
import { makeIcons } from './draw/make-icons.ts';
import type { PictureReply, Pictures, PictureTask } from './picture-task.ts';

process.on('message', async (task: PictureTask) => {
  process.send?.(await replyTo(task));
});
process.on('disconnect', () => process.exit());

const make = (task: PictureTask): Promise<Pictures> =>
  task.kind === 'icons' ? makeIcons(task) : drawShare(task);

async function replyTo(task: PictureTask): Promise<PictureReply> {
  try {
    return { pictures: await make(task) };
  } catch (error) {
    return { failure: String(error) };
  }
}
