import { messageReference } from '@rostra/messages';
import type { Queries } from '../../../../db/client.ts';
import type { MailingRow } from '../../../../db/tables/newsletters.ts';
import { AppError } from '../../../../errors.ts';
import { findDocumentState } from '../../../content/index.ts';
import { findNewsletter } from '../../manage/newsletters/managed-newsletters.repo.ts';
import type { MailingsContext } from '../mailings-context.ts';

type Context = Pick<MailingsContext, 'site' | 'now'>;

/** What keeps a mailing from being sent, whoever it is for. */
export async function findProblem(
  { site, now }: Context,
  queries: Queries,
  mailing: MailingRow,
): Promise<'address' | 'closed' | 'unpublished' | null> {
  if (!hasImprint(site)) return 'address';
  const newsletter = await findNewsletter(queries, mailing.newsletter_id);
  if (!newsletter || newsletter.closed_at !== null) return 'closed';
  const { entry_kind: kind, entry_id: documentId } = mailing;
  if (kind === null || documentId === null) return null;
  const language = site.languages.defaultLanguage;
  const state = await findDocumentState(queries, {
    ...{ kind, documentId, language },
    now: now().toISOString(),
  });
  return state.isPublished ? null : 'unpublished';
}

/** The law asks for both in every mail. */
function hasImprint({ settings, published }: Context['site']): boolean {
  const { postalAddress, imprintUrl } = settings.values;
  return postalAddress !== '' && (imprintUrl !== '' || published.has('imprint'));
}

const REASONS = {
  address: messageReference('mailings-server', 'noAddress'),
  closed: messageReference('mailings-server', 'closed'),
  unpublished: messageReference('mailings-server', 'unpublished'),
  nobody: messageReference('mailings-server', 'nobody'),
  server: messageReference('mailings-server', 'noServer'),
} as const;

/** Refused with a sentence that says what to do. */
export const refuse = (problem: keyof typeof REASONS): AppError =>
  new AppError('conflict', REASONS[problem], { problem });

/** A draft may be incomplete, a mailing may not. */
export function checkComplete({ subject, body, entry_id }: MailingRow): void {
  if (subject === '') {
    throw new AppError('conflict', messageReference('mailings-server', 'noSubject'));
  }
  if (entry_id === null && body.trim() === '') {
    throw new AppError('conflict', messageReference('mailings-server', 'noText'));
  }
}
