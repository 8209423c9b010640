import type { Person } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { SelectField } from '@rostra/ui/forms';

interface ReviewerFieldProps {
  people: readonly Person[];
  value: Person | undefined;
  onChange: (person: Person | undefined) => void;
}

/** Who should review a text. */
export function ReviewerField({ people, value, onChange }: ReviewerFieldProps) {
  const t = useMessages('studio-review');
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
