import { useMessages } from '@rostra/messages/react';
import { Button, CloseIcon, Link } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { TextField } from '@rostra/ui/forms';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { useSavedViews } from './use-saved-views.ts';

interface SavedViewsProps {
  /** The name of the list. */
  list: string;
  /** The path of the list. */
  path: string;
}

/** Combinations of filters under a name, kept in this browser. */
export function SavedViews({ list, path }: SavedViewsProps) {
  const t = useMessages('studio-lists');
  const { search } = useLocation();
  const query = search.replace(/^\?/, '');
  const { views, save, remove } = useSavedViews(list);
  const [isNaming, setIsNaming] = useState(false);
  const current = views.find((view) => view.query === query);
  return (
    <>
      {views.map(({ name, query: saved }) => (
        <span key={name} className="inline-flex items-center rounded border border-line bg-raised">
          <Link
            href={`${path}?${saved}`}
            aria-current={saved === query ? 'true' : undefined}
            className="flex min-h-9 items-center ps-3 pe-1 text-ink no-underline aria-[current]:font-semibold"
          >
            {name}
          </Link>
          <button
            type="button"
            aria-label={t('removeView', { name })}
            onClick={() => remove(name)}
            className="flex size-9 items-center justify-center rounded text-muted hover:text-ink"
          >
            <CloseIcon className="size-3.5" />
          </button>
        </span>
      ))}
      {query !== '' && !current ? (
        <Button variant="quiet" size="small" className="min-h-10" onClick={() => setIsNaming(true)}>
          {t('saveView')}
        </Button>
      ) : null}
      <NameDialog
        isOpen={isNaming}
        onClose={() => setIsNaming(false)}
        onName={(name) => save({ name, query })}
      />
    </>
  );
}

interface NameDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onName: (name: string) => void;
}

function NameDialog({ isOpen, onClose, onName }: NameDialogProps) {
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
    <Dialog isOpen={isOpen} onClose={onClose} title={t('saveView')} startsInField>
      <p className="mt-2 text-muted">{t('saveViewText')}</p>
      <form onSubmit={submit} className="mt-4" noValidate>
        <TextField
          label={t('viewName')}
          value={name}
          error={error}
          maxLength={40}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit">{t('save')}</Button>
      </form>
    </Dialog>
  );
}
