import type {
  ContentSource,
  IncomingDocument,
  IncomingFile,
  IncomingImage,
  Loss,
} from '../content-source.ts';
import type { AttachmentStore } from '../files/attachment-store.ts';
import type { FileStore } from '../files/file-store.ts';
import type { ImageStore } from '../files/image-store.ts';
import type { ImportContext } from '../import-context.ts';
import { UnfitDocument } from './describe-failure.ts';
import { findImportedEntry } from './imported-entries.repo.ts';
import { isForMembers, isPublic, NOT_PUBLIC } from './is-public.ts';
import { type PlacedFile, placeFiles } from './place-files.ts';
import { placeImages } from './place-images.ts';

export interface Stores {
  readonly images: ImageStore;
  readonly files: FileStore;
  readonly attachments: AttachmentStore;
}

interface Preparation extends Stores {
  readonly context: ImportContext;
  readonly source: ContentSource;
}

/** The text and the pictures of a document: what takes long, and depends on no other document. */
export interface Contents {
  readonly data: Readonly<Record<string, unknown>>;
  readonly losses: readonly Loss[];
}

export async function prepareContents(
  preparation: Preparation,
  document: IncomingDocument,
): Promise<Contents> {
  const { context, source, images } = preparation;
  const { body } = document.values;
  const collection = getCollection(context, document);
  const now = context.content.store.now();
  const losses: Loss[] = [];
  const lose = (loss: Loss) => losses.push(loss);
  const data: Record<string, unknown> = {};
  const storeImage = (image: IncomingImage, place?: string) =>
    images.store(image, {
      lose: (loss) => lose(place === undefined ? loss : { ...loss, places: [place] }),
      redirects: isPublic(collection, document, now),
    });
  for (const [key, image] of Object.entries(document.images ?? {})) {
    const stored = image && (await storeImage(image));
    data[key] = stored?.id ?? null;
    // In a text, the caption stays where the picture was.
    if (image?.caption && !stored) lose({ kind: 'field', detail: `caption: ${image.caption}` });
  }
  if (typeof body === 'string') {
    await checkRenders(context, body);
    const withImages = await placeImages(body, storeImage);
    const attached: number[] = [];
    data.body = await placeFiles(withImages, {
      isFile: source.isFile,
      store: (file) => placeFile(preparation, document, { file, attached }),
      lose,
    });
    if (attached.length > 0) data.attachments = attached;
  }
  return { data, losses };
}

/**
 * What only members may read is attached to the text, so that its files are for them only, too. Public copies are
 * made for public texts only.
 */
async function placeFile(
  { context, files, attachments }: Preparation,
  document: IncomingDocument,
  { file, attached }: { file: IncomingFile; attached: number[] },
): Promise<PlacedFile> {
  const collection = getCollection(context, document);
  if (!isForMembers(collection)) {
    const isShown = isPublic(collection, document, context.content.store.now());
    const stored = isShown ? await files.store(file) : await files.find(file);
    return typeof stored === 'string' ? { reason: stored } : (stored ?? { reason: NOT_PUBLIC });
  }
  let reason = '';
  const id = await attachments.store(file, ({ detail }) => {
    reason = detail.slice(file.name.length + 2);
  });
  if (id === undefined) return { reason };
  if (!attached.includes(id)) attached.unshift(id);
  return 'attached';
}

/** The data of a write: relations by document id, files by row id. Documents that it refers to are written by now. */
export async function prepareData(
  preparation: Preparation,
  document: IncomingDocument,
  { data: contents, losses: before }: Contents,
) {
  const losses: Loss[] = [...before];
  const lose = (loss: Loss) => losses.push(loss);
  const data: Record<string, unknown> = {};
  for (const [key, files] of Object.entries(document.attachments ?? {})) {
    const ids: number[] = [];
    for (const file of files) {
      const id = await preparation.attachments.store(file, lose);
      if (id !== undefined) ids.push(id);
    }
    data[key] = ids;
  }
  for (const [key, named] of Object.entries(document.relations ?? {})) {
    data[key] = await findRelated(preparation, document, { key, named, lose });
  }
  return { data: { ...document.values, ...contents, ...data }, losses };
}

interface Relation {
  readonly key: string;
  /** The ids that the documents have at their source. */
  readonly named: string | readonly string[];
  readonly lose: (loss: Loss) => void;
}

async function findRelated(
  { context, source }: Preparation,
  document: IncomingDocument,
  { key, named, lose }: Relation,
): Promise<string[] | string | null> {
  const field = getCollection(context, document).fields[key];
  if (field?.kind !== 'one' && field?.kind !== 'many') throw new Error(`${key} is no relation`);
  const ids: string[] = [];
  for (const sourceId of typeof named === 'string' ? [named] : named) {
    const collection = field.target.plural;
    const entry = { source: source.name, collection, sourceId };
    const found = await findImportedEntry(context.content.db.queries, entry);
    if (found) ids.push(found.document_id);
    else lose({ kind: 'relation', detail: `${collection} ${sourceId}` });
  }
  return field.kind === 'many' ? ids : (ids[0] ?? null);
}

export function getCollection({ content }: ImportContext, { collection }: IncomingDocument) {
  const found = content.collections.find(({ plural }) => plural === collection);
  if (!found) throw new UnfitDocument(`this site has no ${collection}`);
  return found;
}

/** Some texts would take hours to parse, so they are tried where the time is limited. */
export async function checkRenders({ content }: ImportContext, body: string): Promise<void> {
  const rendering = await content.renderPool.tryToRender(body);
  if (rendering !== 'fine') throw new UnfitDocument(`the text is ${rendering} to show`);
}
