import { createApiToken, newApiTokenSchema, type TokenAccess } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { SelectField, TextField } from '@rostra/ui/forms';
import { type FormEvent, useState } from 'react';
import { AccessField } from './access-field.tsx';
import { useTokenChange } from './use-token-change.ts';

interface CreateDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onCreated: (token: string) => void;
}

const NEVER = 'never';
const CHOICES = [7, 30, 90, 365];

export function CreateDialog({ isOpen, onClose, onCreated }: CreateDialogProps) {
  const t = useMessages('studio-tokens');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('create')} startsInField>
      {isOpen ? <CreateForm onCreated={onCreated} /> : null}
    </Dialog>
  );
}

function CreateForm({ onCreated }: Pick<CreateDialogProps, 'onCreated'>) {
  const t = useMessages('studio-tokens');
  const [name, setName] = useState('');
  const [isNameMissing, setIsNameMissing] = useState(false);
  const [access, setAccess] = useState<TokenAccess>('read');
  const [days, setDays] = useState('90');
  const { isBusy, error, change } = useTokenChange(
    (api, body: { name: string; access: TokenAccess; days: number | null }) =>
      api(createApiToken, { body }),
    ({ token }) => onCreated(token),
  );
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const given = { name, access, days: days === NEVER ? null : Number(days) };
    if (newApiTokenSchema.safeParse(given).success) change(given);
    else setIsNameMissing(true);
  };
  return (
    <form noValidate onSubmit={onSubmit} className="mt-5">
      <TextField
        label={t('name')}
        help={t('nameHelp')}
        autoComplete="off"
        maxLength={80}
        value={name}
        error={isNameMissing ? t('nameRequired') : error}
        onChange={(event) => {
          setIsNameMissing(false);
          setName(event.target.value);
        }}
      />
      <AccessField value={access} onChange={setAccess} />
      <SelectField
        className="mt-4"
        label={t('expiry')}
        value={days}
        onChange={(event) => setDays(event.target.value)}
      >
        {CHOICES.map((choice) => (
          <option key={choice} value={choice}>
            {t('after', { days: choice })}
          </option>
        ))}
        <option value={NEVER}>{t('never')}</option>
      </SelectField>
      <Button type="submit" className="mt-5" isBusy={isBusy}>
        {t('create')}
      </Button>
    </form>
  );
}
