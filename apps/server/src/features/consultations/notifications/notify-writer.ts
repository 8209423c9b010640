import type { Queries } from '../../../db/client.ts';
import type { ConsultationRow, ContributionRow } from '../../../db/tables/consultations.ts';
import type { LocalSite } from '../../../languages/site.ts';
import type { ConsultationsContext } from '../context.ts';
import { findWriter } from '../contributions.repo.ts';
import type { News } from './emails.ts';
import { notifyPerson } from './notify-person.ts';

interface Answered {
  readonly consultation: ConsultationRow;
  readonly contribution: ContributionRow;
}

/** Tells a member what was answered, or that their contribution was hidden. */
export async function notifyWriter(
  context: ConsultationsContext,
  tx: Queries,
  answered: Answered,
): Promise<void> {
  const { contribution } = answered;
  const person =
    contribution.user_id === null ? undefined : await findWriter(tx, contribution.user_id);
  if (!person) return;
  const at = contribution.hidden_at ?? contribution.answered_at;
  await notifyPerson(context, tx, {
    person,
    describe: (local) => describeAnswer(local, answered),
    keyOf: ({ kind }) => `${kind}:${contribution.id}:${at}`,
  });
}

interface DescribedAnswer {
  readonly consultation: Pick<ConsultationRow, 'title' | 'slug'>;
  readonly contribution: Pick<ContributionRow, 'hidden_at' | 'hidden_reason' | 'state' | 'answer'>;
}

/** What the writer is told, in their language. */
export function describeAnswer(
  { messages }: LocalSite,
  { consultation, contribution }: DescribedAnswer,
): News {
  const { title, slug } = consultation;
  const t = messages.of('consultations-server');
  if (contribution.hidden_at) {
    return {
      kind: 'contribution-hidden',
      subject: t('hiddenSubject', { title }),
      heading: t('hiddenTitle'),
      paragraphs: [
        t('hiddenText', { title }),
        t('reasonText', { reason: contribution.hidden_reason ?? '' }),
      ],
      slug,
    };
  }
  const outcome = {
    accepted: t('acceptedText', { title }),
    acceptedChanged: t('acceptedChangedText', { title }),
    declined: t('declinedText', { title }),
    noted: t('notedText', { title }),
    open: '',
    withdrawn: '',
  }[contribution.state];
  return {
    kind: 'contribution-answered',
    subject: t('answeredSubject', { title }),
    heading: t('answeredTitle'),
    paragraphs: [outcome, t('answerText', { answer: contribution.answer ?? '' })],
    slug,
  };
}
