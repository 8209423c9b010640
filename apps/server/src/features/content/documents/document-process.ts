/** The program that `document-maker.ts` starts: receives one task, replies with the document, and exits. */
import type { DocumentReply } from './document-maker.ts';
import { makeDocument } from './make-document.ts';
import type { DocumentTask } from './model/document-task.ts';

process.once('message', async (task: DocumentTask) => {
  const reply = await replyTo(task);
  process.send?.(reply, () => process.exit());
});
process.on('disconnect', () => process.exit());

async function replyTo(task: DocumentTask): Promise<DocumentReply> {
  try {
    return { bytes: await makeDocument(task) };
  } catch (error) {
    return { failure: String(error) };
  }
}
