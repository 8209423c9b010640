import { useMessages } from '@rostra/messages/react';
import { Dialog } from '@rostra/ui/dialog';
import { TextField } from '@rostra/ui/forms';
import { FormFrame } from '../form/form-frame.tsx';
import { useStudioForm } from '../form/use-studio-form.ts';
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
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.save} startsInField>
      <p className="mt-2 text-muted">{texts.help}</p>
      <NameForm
        label={texts.name}
        onName={(name) => {
          onName(name);
          onClose();
        }}
      />
    </Dialog>
  );
}

function NameForm({ label, onName }: { label: string; onName: (name: string) => void }) {
  const t = useMessages('studio-lists');
  const form = useStudioForm({
    initial: { name: '' },
    check: ({ name }) => ({ name: name.trim() === '' ? t('viewNameMissing') : undefined }),
    save: ({ name }) => onName(name.trim()),
  });
  return (
    <FormFrame form={form} action={t('save')} className="mt-4">
      <TextField label={label} maxLength={MAX_NAME} {...form.field('name')} />
    </FormFrame>
  );
}
