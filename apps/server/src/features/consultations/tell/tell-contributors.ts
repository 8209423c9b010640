import { pages, pathTo } from '@rostra/contract/pages';
import type { Queries } from '../../../db/client.ts';
import type { ConsultationRow } from '../../../db/tables/consultations.ts';
import { type LocalSite, localSite } from '../../../languages/site.ts';
import { notify } from '../../notifications/index.ts';
import type { ConsultationsContext } from '../context.ts';
import { findContributors } from '../contributions.repo.ts';
import { consultationMail, type News } from './emails.ts';

/** Tells everybody who contributed how the consultation ended. */
export async function tellContributors(
  { content, outbox, site }: ConsultationsContext,
  tx: Queries,
  consultation: ConsultationRow,
): Promise<void> {
  for (const person of await findContributors(tx, consultation.id)) {
    const local = localSite(site, person);
    const news = describe(local, consultation);
    await notify(tx, content.clock, {
      userId: person.id,
      kind: 'content',
      title: news.heading,
      text: news.paragraphs.join(' '),
      href: pathTo(pages.memberConsultation, { slug: consultation.slug }),
      onceKey: `${news.kind}:${consultation.id}`,
    });
    await outbox.put(tx, consultationMail(local, person.email, news));
  }
}

function describe({ messages }: LocalSite, row: ConsultationRow): News {
  const { title, slug, ended_as, conclusion } = row;
  const t = messages.of('consultations-server');
  return ended_as === 'abandoned'
    ? {
        kind: 'consultation-abandoned',
        subject: t('abandonedSubject', { title }),
        heading: t('abandonedTitle'),
        paragraphs: [t('abandonedText', { title }), t('reasonText', { reason: conclusion ?? '' })],
        slug,
      }
    : {
        kind: 'consultation-concluded',
        subject: t('concludedSubject', { title }),
        heading: t('concludedTitle'),
        paragraphs: [t('concludedText', { title }), conclusion ?? ''],
        slug,
      };
}
