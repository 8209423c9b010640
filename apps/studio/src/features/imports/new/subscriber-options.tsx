import { listManagedNewsletters } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { CheckboxField, TextareaField } from '@rostra/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../../../lib/list-states/load-failure.tsx';
import { useApi } from '../../../session/session-provider.tsx';
import type { OptionFieldsProps } from './option-fields-props.ts';

/** What the people of the list get, and why they may. */
export function SubscriberOptions({
  options,
  isBusy,
  errorOf,
  onChange,
}: Omit<OptionFieldsProps, 'format'>) {
  const t = useMessages('studio-imports');
  const api = useApi();
  const query = useQuery({
    queryKey: ['newsletters', 'list'],
    queryFn: async ({ signal }) => (await api(listManagedNewsletters, {}, { signal })).data,
  });
  const open = query.data?.filter(({ isClosed }) => !isClosed) ?? [];
  const { newsletters = [], consent = '' } = options;
  const choose = (id: string, isChosen: boolean) =>
    onChange({
      ...options,
      newsletters: isChosen ? [...newsletters, id] : newsletters.filter((other) => other !== id),
    });
  const error = errorOf('newsletters');
  return (
    <>
      <fieldset className="mt-4" disabled={isBusy}>
        <legend className="font-medium">{t('newsletters')}</legend>
        <p className="text-muted text-sm">{t('newslettersHelp')}</p>
        {query.isError ? <LoadFailure query={query} title={t('newslettersFailed')} /> : null}
        {query.data && open.length === 0 ? <p className="mt-2">{t('noNewsletters')}</p> : null}
        {open.map(({ id, name }, index) => (
          <CheckboxField
            key={id}
            className="mt-2"
            label={<bdi>{name}</bdi>}
            checked={newsletters.includes(id)}
            error={index === open.length - 1 ? error : undefined}
            onChange={({ target }) => choose(id, target.checked)}
          />
        ))}
      </fieldset>
      <TextareaField
        className="mt-4"
        label={t('consent')}
        help={t('consentHelp')}
        dir="auto"
        rows={3}
        maxLength={1000}
        disabled={isBusy}
        value={consent}
        error={errorOf('consent')}
        onChange={({ target }) => onChange({ ...options, consent: target.value })}
      />
    </>
  );
}
