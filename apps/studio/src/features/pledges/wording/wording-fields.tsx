import { useMessages } from '@rostra/messages/react';
import { Notice } from '@rostra/ui';
import { SelectField, TextareaField, TextField } from '@rostra/ui/forms';
import { useQuery } from '@tanstack/react-query';
import type { StudioForm } from '../../../lib/form/use-studio-form.ts';
import { useFormat } from '../../../lib/formats/format.ts';
import { LoadFailure } from '../../../lib/list-states/load-failure.tsx';
import { useApi } from '../../../session/session-provider.tsx';
import { editionsQuery } from '../pledges-query.ts';
import type { WordingDraft } from './wording-draft.ts';

interface WordingFieldsProps {
  policy: { documentId: string; locale: string } | undefined;
  form: StudioForm<WordingDraft>;
  /** A new pledge is in the present text. */
  hasUntil: boolean;
}

const numberIn = (value: string): number | undefined => (value === '' ? undefined : Number(value));

/** What is promised, until when, and in which editions. */
export function WordingFields({ policy, form, hasUntil }: WordingFieldsProps) {
  const t = useMessages('studio-pledges');
  const format = useFormat();
  const list = useQuery(editionsQuery(useApi(), policy));
  const [since, until] = [form.bind('sinceEdition'), form.bind('untilEdition')];
  const editions = list.data?.map(({ number, publishedAt }) => (
    <option key={number} value={number}>
      {t('edition', { number: String(number), date: format.day(publishedAt) })}
    </option>
  ));
  return (
    <>
      <TextareaField
        label={t('text')}
        help={t('textHelp')}
        rows={3}
        maxLength={500}
        dir="auto"
        {...form.field('text')}
      />
      <TextField
        label={t('dueOn')}
        help={t('dueHelp')}
        isOptional
        type="date"
        {...form.field('dueOn')}
      />
      {list.isError ? <LoadFailure query={list} className="mb-6" /> : null}
      {list.data?.length === 0 ? (
        <Notice className="mb-6" tone="warning">
          {t('noEditions')}
        </Notice>
      ) : null}
      <SelectField
        label={t('sinceEdition')}
        disabled={!list.data?.length}
        value={since.value ?? ''}
        error={since.error}
        onChange={({ target }) => since.onChange(numberIn(target.value))}
      >
        <option value="">{t('chooseEdition')}</option>
        {editions}
      </SelectField>
      {hasUntil ? (
        <SelectField
          label={t('untilEdition')}
          help={t('untilHelp')}
          disabled={!list.data?.length}
          value={until.value ?? ''}
          error={until.error}
          onChange={({ target }) => until.onChange(numberIn(target.value))}
        >
          <option value="">{t('stillPromised')}</option>
          {editions}
        </SelectField>
      ) : null}
    </>
  );
}
