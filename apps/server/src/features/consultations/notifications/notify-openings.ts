import type { Plan } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import type { Queries } from '../../../db/client.ts';
import type { ConsultationRow } from '../../../db/tables/consultations.ts';
import { type LocalSite, localSite } from '../../../languages/site.ts';
import { isConfirmed } from '../../accounts/index.ts';
import { plansIncludedIn } from '../../content/index.ts';
import { inSiteZone } from '../../mail/index.ts';
import { notify } from '../../notifications/index.ts';
import { lockConsultation, updateConsultation } from '../consultations.repo.ts';
import type { ConsultationsContext } from '../context.ts';
import { stateOf } from '../state.ts';
import { type News, openingMail } from './emails.ts';
import { findConsultationsToAnnounce, findPeople } from './opening-mails.repo.ts';

const BATCH = 100;

type Plans = ReadonlyMap<number, Plan>;
type Person = Awaited<ReturnType<typeof findPeople>>[number];

/** Tells members whose plan includes a consultation that it has opened, some members at a time. */
export async function notifyOpenings(
  context: ConsultationsContext,
  signal: AbortSignal,
): Promise<void> {
  const { db, store } = context.content;
  const unannounced = await findConsultationsToAnnounce(db.queries);
  const opened = unannounced.filter((row) => stateOf(row, store.now()) !== 'announced');
  if (opened.length === 0) return;
  const plans = await context.findPlans(db.queries);
  for (const { id } of opened) {
    while (!signal.aborted && (await notifySome(context, id, plans))) context.outbox.wake();
  }
}

/** Returns whether there may be more. Nobody else tells members of it meanwhile. */
const notifySome = (context: ConsultationsContext, id: string, plans: Plans): Promise<boolean> =>
  context.content.db.transaction(async (tx) => {
    const row = await lockConsultation(tx, id);
    if (!row || row.told_up_to === null) return false;
    const isOpen = stateOf(row, context.content.store.now()) === 'open';
    const people = isOpen
      ? await findPeople(tx, { after: row.told_up_to, openedAt: row.opens_at, limit: BATCH })
      : [];
    for (const person of people) {
      const included = plansIncludedIn(plans.get(person.id) ?? 'account');
      if (included.includes(row.required_plan)) await notifyMember(context, tx, row, person);
    }
    await updateConsultation(tx, id, { told_up_to: people.at(-1)?.id ?? null });
    return people.length > 0;
  });

async function notifyMember(
  { content, outbox, site, stopLinks }: ConsultationsContext,
  tx: Queries,
  row: ConsultationRow,
  person: Person,
): Promise<void> {
  const local = localSite(site, person);
  const news = describeOpening(local, row);
  await notify(tx, content.clock, {
    userId: person.id,
    kind: 'content',
    title: news.heading,
    text: news.paragraphs.join(' '),
    href: pathTo(pages.memberConsultation, { slug: row.slug }),
    onceKey: `${news.kind}:${row.id}`,
  });
  if (!isConfirmed(person) || person.stopped !== null) return;
  const introduction = row.introduction ? [row.introduction] : [];
  const paragraphs = [...news.paragraphs, ...introduction];
  const mail = openingMail(local, person.email, { ...news, paragraphs });
  await outbox.put(tx, { ...mail, stopUrl: site.url + stopLinks.pathFor(person.id) });
}

/** What members are told, in their language. */
export function describeOpening(
  site: LocalSite,
  { title, slug, closes_at }: Pick<ConsultationRow, 'title' | 'slug' | 'closes_at'>,
): News {
  const t = site.messages.of('consultations-server');
  return {
    kind: 'consultation-opened',
    subject: t('openedSubject', { title }),
    heading: t('openedTitle'),
    paragraphs: [t('openedText', { title, time: inSiteZone(site, new Date(closes_at)) })],
    slug,
  };
}
