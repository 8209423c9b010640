import { createApiToken, type TokenAccess } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Dialog } from '@rostra/ui/dialog';
import { SelectField, TextField } from '@rostra/ui/forms';
import { FormFrame } from '../../../lib/form/form-frame.tsx';
import { useStudioForm } from '../../../lib/form/use-studio-form.ts';
import { useChange } from '../../../session/use-change.ts';
import { AccessField } from './access-field.tsx';
import { tokensKey } from './tokens-query.ts';

interface CreateDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onCreated: (token: string) => void;
}

interface TokenDraft {
  readonly name: string;
  readonly access: TokenAccess;
  readonly days: string;
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
  const save = useChange({
    send: (api, { days, ...rest }: TokenDraft) =>
      api(createApiToken, { body: { ...rest, days: days === NEVER ? null : Number(days) } }),
    onDone: (_, { token }) => onCreated(token),
    affects: tokensKey,
  });
  const form = useStudioForm<TokenDraft>({
    initial: { name: '', access: 'read', days: '90' },
    check: ({ name }) => ({ name: name.trim() === '' ? t('nameRequired') : undefined }),
    save,
  });
  return (
    <FormFrame form={form} action={t('create')} className="mt-5">
      <TextField
        label={t('name')}
        help={t('nameHelp')}
        autoComplete="off"
        maxLength={80}
        {...form.field('name')}
      />
      <AccessField {...form.bind('access')} />
      <SelectField className="mt-4" label={t('expiry')} {...form.field('days')}>
        {CHOICES.map((choice) => (
          <option key={choice} value={choice}>
            {t('after', { days: choice })}
          </option>
        ))}
        <option value={NEVER}>{t('never')}</option>
      </SelectField>
    </FormFrame>
  );
}
