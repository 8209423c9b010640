import type { CallOutput, compareEditions } from '@rostra/contract';
import {
  type ComparedText,
  type ContentService,
  findLinkLanguage,
  findPictures,
  localesIn,
  pageLocale,
} from '../../content/index.ts';
import {
  type EditionReference,
  type EditionText,
  getEdition,
  getPolicyEditions,
} from './find-policy-editions.ts';

/** Two editions of a policy, compared on a thread. Pages that show a comparison are cached. */
export async function comparePolicyEditions(
  { store, comparisons, messagesOf }: ContentService,
  { from, to, ...reference }: EditionReference & { from: number; to: number },
): Promise<CallOutput<typeof compareEditions>> {
  const { policy } = await getPolicyEditions(store, reference);
  const before = await getEdition(store, policy, from);
  const after = await getEdition(store, policy, to);
  const [page = policy.locale] = localesIn(pageLocale(reference.locale, store.locales)) ?? [];
  const bodies = `${before.text.body}\n${after.text.body}`;
  const { language, footnotes, done, toDo, blocks: blockLabels } = store.labelsOf(policy.locale);
  const t = messagesOf(page).of('content-server');
  const blocks = await comparisons.compare({
    before: toCompared(before.text),
    after: toCompared(after.text),
    images: await findPictures(store, bodies),
    links: await findLinkLanguage(store, bodies, { text: policy.locale, page }),
    labels: {
      ...{ language, footnotes, done, toDo, blocks: blockLabels },
      ...{ added: t('addedWords'), removed: t('removedWords'), table: t('table') },
    },
  });
  return { data: { policy, from: before.summary, to: after.summary, blocks } };
}

const toCompared = ({ title, summary, keyPoints, body }: EditionText): ComparedText => ({
  title,
  summary,
  keyPoints: keyPoints ?? [],
  body,
});
