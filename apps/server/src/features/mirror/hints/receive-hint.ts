import { createHash, timingSafeEqual } from 'node:crypto';
import { messageReference } from '@rostra/messages';
import { z } from 'zod';
import { AppError, unauthorized } from '../../../errors.ts';
import type { ContentService } from '../../content/index.ts';
import { strapiTypes } from '../../imports/index.ts';
import { type Hint, putHint } from './hints.repo.ts';

/** Strapi 5 names the document, Strapi 4 only its number. Events of files and the test of a webhook name neither. */
const payload = z.looseObject({
  event: z.string().max(200),
  uid: z.string().max(200).optional(),
  entry: z
    .looseObject({
      id: z.union([z.number(), z.string()]).optional(),
      documentId: z.string().min(1).max(100).optional(),
    })
    .optional(),
});

export interface HintContext {
  readonly content: ContentService;
  readonly secret: string;
  /** There is something to look at. */
  wake(): void;
}

/**
 * Webhooks of Strapi are not signed, and say only which entry to look at: the entry itself is read from Strapi.
 * Other events are accepted and ignored, or Strapi would show the webhook as broken.
 */
export async function receiveHint(
  { content, secret, wake }: HintContext,
  authorization: string | undefined,
  body: unknown,
): Promise<void> {
  if (!isSame(authorization ?? '', `Bearer ${secret}`)) throw unauthorized();
  const parsed = payload.safeParse(body);
  if (!parsed.success) {
    throw new AppError('bad_request', messageReference('errors', 'notUnderstood'));
  }
  const hint = hintOf(content, parsed.data);
  if (!hint) return;
  await putHint(content.db.queries, hint);
  wake();
}

function hintOf(
  { collections }: ContentService,
  { uid, entry }: z.infer<typeof payload>,
): Hint | undefined {
  const collection = collections.find(({ singular }) => uid === `api::${singular}.${singular}`);
  const isMirrored = strapiTypes.some(({ plural }) => plural === collection?.plural);
  const sourceId = entry?.documentId ?? entry?.id;
  if (!collection || !isMirrored || sourceId === undefined) return undefined;
  return { collection: collection.plural, sourceId: String(sourceId) };
}

/** In constant time, also for values of different lengths. */
function isSame(given: string, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(expected));
}
