import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { TextField } from '@rostra/ui/forms';
import { type FormEvent, useState } from 'react';
import type { SavedViewTexts } from './saved-view.ts';

const MAX_NAME = 40;

interface NameDialogProps {
  isOpen: boolean;
  texts: SavedViewTexts;
  onClose: () => void;
  onName: (name: string) => void;
}

/** Asks for the name of a view. */
export function NameDialog({ isOpen, texts, onClose, onName }: NameDialogProps) {
  const t = useMessages('studio-lists');
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return setError(t('viewNameMissing'));
    onName(name.trim());
    setName('');
    setError(undefined);
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.save} startsInField>
      <p className="mt-2 text-muted">{texts.help}</p>
      <form onSubmit={submit} className="mt-4" noValidate>
        <TextField
          label={texts.name}
          value={name}
          error={error}
          maxLength={MAX_NAME}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit">{t('save')}</Button>
      </form>
    </Dialog>
  );
}
