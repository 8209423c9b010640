import { makeEpub } from './epub/make-epub.ts';
import type { DocumentTask } from './model/document-task.ts';
import { readDocument } from './model/read-document.ts';
import { packPictures } from './pack-pictures.ts';
import { typesetPdf } from './pdf/typeset-pdf.ts';

/** The bytes of a document. The same task always gives the same bytes. */
export async function makeDocument(task: DocumentTask): Promise<Uint8Array> {
  const { pictures, names } = await packPictures(task.pictures);
  const { document, drawings } = readDocument(task, names);
  const all = [...pictures, ...drawings];
  return task.format === 'pdf' ? typesetPdf(document, all) : makeEpub(document, all);
}
