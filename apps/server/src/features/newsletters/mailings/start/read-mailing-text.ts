import type { TextAccess } from '@rostra/contract';
import type { MailingRow } from '../../../../db/tables/newsletters.ts';
import {
  allOf,
  entryPaths,
  equals,
  findEntries,
  getStaffCollection,
  onlyIn,
  plansIncludedIn,
} from '../../../content/index.ts';
import { findNewsletter } from '../../manage/newsletters/managed-newsletters.repo.ts';
import type { MailingEntry, MailingText } from '../../render/mailing-text.ts';
import type { MailingsContext } from '../mailings-context.ts';

type Context = Pick<MailingsContext, 'db' | 'content' | 'site'>;

/** What is mailed in a language. Undefined if its content has no published text in any language. */
export async function readMailingText(
  context: Context,
  mailing: MailingRow,
  language: string,
): Promise<MailingText | undefined> {
  const newsletter = await findNewsletter(context.db.queries, mailing.newsletter_id);
  const text = {
    subject: mailing.subject,
    previewText: mailing.preview_text,
    body: mailing.body,
    newsletterName: newsletter?.name ?? '',
    webPath: null,
  };
  const { entry_kind: kind, entry_id: documentId } = mailing;
  if (kind === null || documentId === null) return { ...text, entry: null, language };
  const found = await findInBestLanguage(context, { kind, documentId, language });
  return found && { ...text, ...found };
}

/** In the language, in the default one, or in any. */
async function findInBestLanguage(
  { content, site }: Context,
  { kind, documentId, language }: { kind: string; documentId: string; language: string },
): Promise<{ entry: MailingEntry; language: string } | undefined> {
  const collection = getStaffCollection(content, kind);
  const { offered } = content.store.locales;
  const preferred = [language, site.languages.defaultLanguage, ...offered];
  // Everything, because a text is cut for each kind of reader.
  const reader = { role: 'member', includedPlans: plansIncludedIn('annual') } as const;
  for (const locale of new Set(preferred)) {
    const [entry] = (await findEntries(content.store, collection, reader, {
      where: allOf([equals(collection, 'documentId', documentId)]),
      limit: 1,
      locale: onlyIn(locale),
    })) as readonly Record<string, unknown>[];
    if (!entry) continue;
    const paths = await entryPaths(content.store, collection);
    const slug = String(entry.slug ?? '');
    return {
      language: locale,
      entry: {
        title: String(entry.title ?? ''),
        body: typeof entry.body === 'string' ? entry.body : '',
        access: accessOf(entry),
        picture: pictureOf(entry.featuredImage),
        path: paths?.({ documentId, slug }) ?? '/',
      },
    };
  }
  return undefined;
}

/** Posts and pages name who may open them, member content the plan that it needs. */
const accessOf = ({ access, requiredPlan }: Record<string, unknown>): TextAccess =>
  (access ?? requiredPlan ?? 'everyone') as TextAccess;

function pictureOf(file: unknown): MailingEntry['picture'] {
  if (typeof file !== 'object' || file === null) return null;
  const { url, alternativeText } = file as { url?: unknown; alternativeText?: unknown };
  if (typeof url !== 'string') return null;
  return { url, alternativeText: typeof alternativeText === 'string' ? alternativeText : '' };
}
