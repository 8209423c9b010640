import { createHash, randomUUID } from 'node:crypto';
import { findLinkLanguage, findPictures } from '../../../content/index.ts';
import { describeEdition } from './describe-edition.ts';
import { claimEditionFile, findEditionFile, settleClaim } from './edition-files.repo.ts';
import {
  type EditionFile,
  type EditionFilesContext,
  findStoredFile,
  type RequestedFile,
} from './find-stored-file.ts';
import { readPictures } from './read-pictures.ts';

/** Longer than making a file may take: the claim of a process that was killed ends by itself. */
const CLAIM_MS = 90_000;
/** A text that cannot be typeset must not keep the server busy. */
const PAUSE_AFTER_FAILURE_MS = 60_000;

/** Makes a file unless another process makes it, or it has failed just now. */
export async function tryToMake(
  context: EditionFilesContext,
  request: RequestedFile,
  fingerprint: string,
): Promise<EditionFile | 'claimed elsewhere' | 'failed'> {
  const { db, clock, onError } = context.content;
  const key = { versionId: request.edition.versionId, format: request.format };
  const claim = randomUUID();
  const inFuture = (ms: number) => new Date(clock().getTime() + ms).toISOString();
  const times = { now: clock().toISOString(), until: inFuture(CLAIM_MS) };
  const claimed = await claimEditionFile(db.queries, key, { claim, ...times });
  if (!claimed) {
    const made = await findStoredFile(context, key, fingerprint);
    if (made) return made;
    const row = await findEditionFile(db.queries, key);
    return row?.claim === null ? 'failed' : 'claimed elsewhere';
  }
  try {
    const made = await findStoredFile(context, key, fingerprint);
    if (made) {
      await settleClaim(db.queries, key, claim, { claimed_until: null });
      return made;
    }
    const { name, sha256 } = await storeNew(context, request);
    const values = { name, sha256, made_from: fingerprint, claimed_until: null };
    await settleClaim(db.queries, key, claim, values);
    if (claimed.name && claimed.name !== name) await context.storage.remove(claimed.name);
    return (await findStoredFile(context, key, fingerprint)) ?? 'claimed elsewhere';
  } catch (error) {
    onError(error);
    const claimed_until = inFuture(PAUSE_AFTER_FAILURE_MS);
    await settleClaim(db.queries, key, claim, { claimed_until });
    return 'failed';
  }
}

/** The name contains a hash of the bytes, so another process that makes the same file does no harm. */
async function storeNew(context: EditionFilesContext, request: RequestedFile) {
  const { versionId } = request.edition;
  const bytes = await makeFile(context, request);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const name = `edition_${versionId}_${sha256.slice(0, 20)}.${request.format}`;
  await context.storage.put(name, bytes);
  return { name, sha256 };
}

async function makeFile(
  { content, storage, documents }: EditionFilesContext,
  request: RequestedFile,
): Promise<Uint8Array> {
  const { store } = content;
  const { body } = request.edition.text;
  const { locale } = request.policy;
  const images = await findPictures(store, body);
  const urls = [...images.values()].map(({ url }) => url);
  return documents.make({
    ...describeEdition(content, request),
    format: request.format,
    body,
    images,
    links: await findLinkLanguage(store, body, { text: locale, page: locale }),
    pictures: await readPictures(storage, urls),
  });
}
