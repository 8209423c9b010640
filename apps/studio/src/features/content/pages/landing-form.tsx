import { editLanding, type Landing } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { TextareaField, TextField } from '@rostra/ui/forms';
import { FormFrame } from '../../../lib/form/form-frame.tsx';
import { useStudioForm } from '../../../lib/form/use-studio-form.ts';
import { useSite } from '../../../lib/site.ts';
import { useChange } from '../../../session/use-change.ts';
import { PointList } from './point-list.tsx';

interface LandingFormProps {
  locale: string;
  initial: Landing;
}

const textsOf = ({ name, tagline, statement, statementBody, membership }: Landing): Landing => ({
  name,
  tagline,
  statement,
  statementBody,
  membership: {
    heading: membership.heading,
    body: membership.body,
    points: membership.points,
  },
});

export function LandingForm({ locale, initial }: LandingFormProps) {
  const t = useMessages('studio-pages');
  const forms = useMessages('studio-forms');
  const site = useSite();
  const save = useChange({
    send: (api, { membership, ...texts }: Landing) => {
      const points = membership.points.filter((point) => point.trim() !== '');
      const body = { ...texts, name: site.name, membership: { ...membership, points } };
      return api(editLanding, { query: { locale }, body });
    },
    done: t('landingSaved'),
    keep: (queries, { data }) => queries.setQueryData(['landing', locale], data),
    onDone: (_, { data }) => form.reset(textsOf(data)),
  });
  const form = useStudioForm<Landing>({
    initial: textsOf(initial),
    check: ({ tagline, statement, statementBody, membership: { heading, body } }) => {
      const needed = {
        tagline,
        statement,
        statementBody,
        'membership.heading': heading,
        'membership.body': body,
      };
      const missing = Object.entries(needed).filter(([, text]) => text.trim() === '');
      return Object.fromEntries(missing.map(([name]) => [name, forms('required')]));
    },
    save,
  });
  const points = form.bind('membership.points');
  return (
    <FormFrame
      form={form}
      action={forms('save')}
      isPossible={form.isDirty}
      actions={<p className="self-center text-muted">{t('landingLive')}</p>}
      className="mt-6 max-w-measure"
    >
      <TextField
        label={t('tagline')}
        help={t('taglineHelp')}
        maxLength={300}
        {...form.field('tagline')}
      />
      <TextareaField
        label={t('statement')}
        help={t('statementHelp')}
        rows={2}
        maxLength={500}
        {...form.field('statement')}
      />
      <TextareaField
        label={t('statementBody')}
        help={t('statementBodyHelp')}
        rows={5}
        maxLength={5000}
        {...form.field('statementBody')}
      />
      <h2 className="mt-6 mb-4 border-ink border-t pt-5 text-xl">{t('membership')}</h2>
      <TextField label={t('heading')} maxLength={200} {...form.field('membership.heading')} />
      <TextareaField
        label={t('membershipBody')}
        rows={4}
        maxLength={2000}
        {...form.field('membership.body')}
      />
      <PointList points={points.value} onChange={points.onChange} />
    </FormFrame>
  );
}
