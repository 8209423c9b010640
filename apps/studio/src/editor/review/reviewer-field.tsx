import { listStudioReviewers, type Person } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { SelectField } from '@rostra/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../session/session-provider.tsx';

interface ReviewerFieldProps {
  value: Person | undefined;
  onChange: (person: Person | undefined) => void;
}

/** Who should review a text. Until the list is there, everybody is asked. */
export function ReviewerField({ value, onChange }: ReviewerFieldProps) {
  const t = useMessages('studio-review');
  const api = useApi();
  const { data: people = [] } = useQuery({
    queryKey: ['reviewers'],
    queryFn: async ({ signal }) => (await api(listStudioReviewers, {}, { signal })).data,
  });
  return (
    <SelectField
      label={t('reviewer')}
      value={value?.id ?? ''}
      onChange={({ target }) => onChange(people.find(({ id }) => String(id) === target.value))}
    >
      <option value="">{t('anybody')}</option>
      {people.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
