import type { PledgeWording } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { invalidField } from '../../../errors.ts';
import { listEditionRows, type PageStore } from '../../content/index.ts';

interface Policy {
  readonly documentId: string;
  readonly locale: string;
}

const text = (key: 'notPublished' | 'unknownEdition' | 'endsBeforeStart') =>
  messageReference('pledges-server', key);

/** A pledge names editions that readers have got, or nobody could check what was promised. */
export async function checkWording(
  store: PageStore,
  { documentId, locale }: Policy,
  { sinceEdition, untilEdition }: PledgeWording,
): Promise<void> {
  const rows = await listEditionRows(store, { collection: 'policies', documentId, locale });
  if (rows.length === 0) throw invalidField(['documentId'], text('notPublished'));
  const isKnown = (number: number) => rows.some(({ edition }) => Number(edition) === number);
  if (!isKnown(sinceEdition)) throw invalidField(['sinceEdition'], text('unknownEdition'));
  if (untilEdition === null) return;
  if (!isKnown(untilEdition)) throw invalidField(['untilEdition'], text('unknownEdition'));
  if (untilEdition < sinceEdition) throw invalidField(['untilEdition'], text('endsBeforeStart'));
}
