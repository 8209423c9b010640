import { createHash, randomUUID } from 'node:crypto';
import { findLinkLanguage } from '../../../content/index.ts';
import { describeEdition } from './describe-edition.ts';
import { claimEditionFile, findEditionFile, settleClaim } from './edition-files.repo.ts';
import {
  type EditionFile,
  type EditionFilesContext,
  findStoredFile,
  type WantedFile,
} from './find-stored-file.ts';
import { readPictures } from './read-pictures.ts';

/** Longer than making a file may take: the claim of a process that was killed ends by itself. */
export const CLAIM_MS = 90_000;
/** A text that cannot be typeset must not keep the server busy: each pause is four times as long. */
const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 24 * 60 * 60_000;

/** Makes a file unless another process makes it, or it has failed a short time ago. */
export async function tryToMake(
  context: EditionFilesContext,
  wanted: WantedFile,
): Promise<EditionFile | 'claimed elsewhere' | 'failed'> {
  const { db, clock, onError } = context.content;
  const { fingerprint } = wanted;
  const key = { versionId: wanted.edition.versionId, format: wanted.format };
  const claim = randomUUID();
  const inFuture = (ms: number) => new Date(clock().getTime() + ms).toISOString();
  const times = { now: clock().toISOString(), until: inFuture(CLAIM_MS) };
  const claimed = await claimEditionFile(db.queries, key, { claim, fingerprint, ...times });
  if (!claimed) {
    const made = await findStoredFile(context, key, fingerprint);
    if (made) return made;
    const row = await findEditionFile(db.queries, key);
    const hasFailed = row?.claim === null && row.claimed_until !== null;
    return hasFailed ? 'failed' : 'claimed elsewhere';
  }
  const done = { claimed_until: null, failures: 0, failed_from: null };
  try {
    const made = await findStoredFile(context, key, fingerprint);
    if (made) {
      await settleClaim(db.queries, key, claim, done);
      return made;
    }
    const { name, sha256 } = await storeNew(context, wanted);
    await settleClaim(db.queries, key, claim, { name, sha256, made_from: fingerprint, ...done });
    if (claimed.name && claimed.name !== name) await context.storage.remove(claimed.name);
    return (await findStoredFile(context, key, fingerprint)) ?? 'claimed elsewhere';
  } catch (error) {
    onError(error);
    const before = claimed.failed_from === fingerprint ? claimed.failures : 0;
    await settleClaim(db.queries, key, claim, {
      claimed_until: inFuture(Math.min(FIRST_PAUSE_MS * 4 ** before, LONGEST_PAUSE_MS)),
      failures: before + 1,
      failed_from: fingerprint,
    });
    return 'failed';
  }
}

/** The name contains a hash of the bytes, so another process that makes the same file does no harm. */
async function storeNew(context: EditionFilesContext, wanted: WantedFile) {
  const { versionId } = wanted.edition;
  const bytes = await makeFile(context, wanted);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const name = `edition_${versionId}_${sha256.slice(0, 20)}.${wanted.format}`;
  await context.storage.put(name, bytes);
  return { name, sha256 };
}

async function makeFile(
  { content, storage, documents }: EditionFilesContext,
  { images, format, ...edition }: WantedFile,
): Promise<Uint8Array> {
  const { store } = content;
  const { body } = edition.edition.text;
  const { locale } = edition.policy;
  const urls = [...images.values()].map(({ url }) => url);
  return documents.make({
    ...describeEdition(content, edition),
    format,
    body,
    images,
    links: await findLinkLanguage(store, body, { text: locale, page: locale }),
    pictures: await readPictures(storage, urls),
  });
}
