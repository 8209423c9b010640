import type { Queries } from '../../../db/client.ts';
import type { ConsultationRow } from '../../../db/tables/consultations.ts';
import type { LocalSite } from '../../../languages/site.ts';
import type { ConsultationsContext } from '../context.ts';
import { findContributors } from '../contributions.repo.ts';
import type { News } from './emails.ts';
import { notifyPerson } from './notify-person.ts';

/** Tells everybody who contributed how the consultation ended. */
export async function notifyContributors(
  context: ConsultationsContext,
  tx: Queries,
  consultation: ConsultationRow,
): Promise<void> {
  for (const person of await findContributors(tx, consultation.id)) {
    await notifyPerson(context, tx, {
      person,
      describe: (local) => describeEnd(local, consultation),
      keyOf: ({ kind }) => `${kind}:${consultation.id}`,
    });
  }
}

/** What people who contributed are told, in their language. */
export function describeEnd(
  { messages }: LocalSite,
  row: Pick<ConsultationRow, 'title' | 'slug' | 'ended_as' | 'conclusion'>,
): News {
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
