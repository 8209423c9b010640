import type { WebhookEvent } from '@rostra/contract';
import { pathTo } from '@rostra/contract/pages';
import type { Queries } from '../../../../db/client.ts';
import { cancelPlan, planEvent, type RecordedEvent, recordEvent } from '../../../webhooks/index.ts';
import type { Collection } from '../../declare/declaration.ts';
import { publicPageOf } from '../../pages/entry-paths.ts';
import type { Row } from '../documents.repo.ts';
import { isVisible } from './is-visible.ts';

interface Change {
  readonly collection: Collection;
  readonly locale: string;
  readonly now: string;
  /** What readers saw. In collections with drafts, the published row. */
  readonly before: Row | undefined;
  /** What they see from its time of publication on. Undefined if it is taken down. */
  readonly after: Row | undefined;
  /** Why it is taken down. */
  readonly gone?: Extract<WebhookEvent, 'content.deleted' | 'content.unpublished'>;
}

/** Tells webhooks what readers see now, or will see at its time of publication. Drafts are nobody's business. */
export async function announceChange(tx: Queries, change: Change): Promise<void> {
  const { collection, now, before, after, gone = 'content.unpublished' } = change;
  const row = after ?? before;
  if (!row) return;
  const event = (type: WebhookEvent, at = now) => describe(change, row, { type, at });
  const wasVisible = isVisible(collection, before, now);
  // What was planned is about a published text that nobody has seen.
  if (collection.hasDrafts && before && !wasVisible) await cancelPlan(tx, planOf(change, row));
  if (isVisible(collection, after, now)) {
    await recordEvent(tx, event(wasVisible ? 'content.changed' : 'content.published'));
  } else if (wasVisible) {
    await recordEvent(tx, event(gone));
  } else if (after) {
    const publishedAt = String(after.published_at);
    await planEvent(tx, planOf(change, row), event('content.published', publishedAt));
  }
}

const objectOf = ({ collection, locale }: Change, row: Row) =>
  ['content', collection.plural, row.document_id, locale] as const;

const planOf = (change: Change, row: Row) => objectOf(change, row).join(':');

function describe(
  change: Change,
  row: Row,
  { type, at }: { type: WebhookEvent; at: string },
): RecordedEvent {
  const { collection, locale } = change;
  const page = publicPageOf(collection);
  const slug = row.slug ? String(row.slug) : undefined;
  const isGone = type === 'content.deleted' || type === 'content.unpublished';
  const query = collection.isLocalized ? `?locale=${encodeURIComponent(locale)}` : '';
  return {
    ...{ type, object: objectOf(change, row), at },
    data: {
      collection: collection.plural,
      documentId: row.document_id,
      ...(collection.isLocalized ? { locale } : {}),
      title: row.title ?? row.name ?? null,
      slug: slug ?? null,
      publishedAt: row.published_at ?? null,
    },
    links: isGone
      ? {}
      : {
          ...(page && slug ? { page: pathTo(page, { slug }) } : {}),
          api: `/api/${collection.plural}/${row.document_id}${query}`,
        },
  };
}
