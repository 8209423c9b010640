import type { NewsletterFields as Draft } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { TextareaField, TextField } from '@rostra/ui/forms';
import type { StudioForm } from '../../../lib/form/use-studio-form.ts';

export const emptyNewsletter: Draft = {
  name: '',
  description: '',
  welcomeSubject: '',
  welcomeText: '',
};

export function NewsletterFields({ form }: { form: StudioForm<Draft> }) {
  const t = useMessages('studio-newsletters');
  return (
    <>
      <TextField
        label={t('name')}
        help={t('nameHelp')}
        dir="auto"
        autoComplete="off"
        maxLength={80}
        {...form.field('name')}
      />
      <TextareaField
        label={t('description')}
        help={t('descriptionHelp')}
        isOptional
        dir="auto"
        rows={3}
        maxLength={500}
        {...form.field('description')}
      />
      <h2 className="mt-4 border-line border-t pt-5 text-xl">{t('welcome')}</h2>
      <p className="mt-1 mb-4 text-muted">{t('welcomeLead')}</p>
      <TextField
        label={t('welcomeSubject')}
        isOptional
        dir="auto"
        autoComplete="off"
        maxLength={150}
        {...form.field('welcomeSubject')}
      />
      <TextareaField
        label={t('welcomeText')}
        help={t('welcomeTextHelp')}
        isOptional
        dir="auto"
        rows={8}
        maxLength={5000}
        {...form.field('welcomeText')}
      />
    </>
  );
}
