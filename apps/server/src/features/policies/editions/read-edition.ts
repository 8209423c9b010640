import type { CallOutput, findEditionOn, readEdition } from '@rostra/contract';
import { notFound } from '../../../errors.ts';
import {
  type ContentService,
  localesIn,
  type PageStore,
  pageLocale,
  renderBody,
} from '../../content/index.ts';
import { type EditionReference, getEdition, getPolicyEditions } from './find-policy-editions.ts';

export async function readEditionPage(
  store: PageStore,
  { number, ...reference }: EditionReference & { number: number },
): Promise<CallOutput<typeof readEdition>> {
  const { policy } = await getPolicyEditions(store, reference);
  const { summary, text, readingMinutes } = await getEdition(store, policy, number);
  const [page] = localesIn(pageLocale(reference.locale, store.locales)) ?? [];
  const rendered = await renderBody(store, text.body, { locale: policy.locale, pageLocale: page });
  const { title, keyPoints } = text;
  return {
    data: {
      policy,
      edition: { ...summary, title, summary: text.summary, keyPoints, readingMinutes, ...rendered },
    },
  };
}

/** The last edition that was published on a day, by the clocks of the organisation, or before. */
export async function readEditionOn(
  { store, datesOf }: Pick<ContentService, 'store' | 'datesOf'>,
  { date, ...reference }: EditionReference & { date: string },
): Promise<CallOutput<typeof findEditionOn>> {
  const { policy, editions } = await getPolicyEditions(store, reference);
  const { calendarDay } = datesOf(policy.locale);
  const edition = editions.find(({ publishedAt }) => calendarDay(publishedAt) <= date);
  if (!edition) throw notFound();
  return { data: { policy, edition } };
}
