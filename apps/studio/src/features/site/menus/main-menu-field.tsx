import { MAX_MENU_ENTRIES, type MenuEntry, type MenuPage, menuPages } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { EntryList } from './entry-list.tsx';
import { useEntryNote } from './use-entry-note.ts';
import { useFocusOnError } from './use-focus-on-error.ts';

interface MainMenuFieldProps {
  value: readonly MenuEntry[];
  /** What the server said about it. */
  error?: string | undefined;
  onChange: (entries: MenuEntry[]) => void;
}

/** The main menu: which pages it has, in which order, and links of the organisation. */
export function MainMenuField({ value, error, onChange }: MainMenuFieldProps) {
  const t = useMessages('studio-settings');
  const site = useMessages('site');
  const fields = useFocusOnError(error);
  const noteOf = useEntryNote();
  return (
    <fieldset ref={fields}>
      <legend className="sr-only">{t('menu.title')}</legend>
      <p className="mb-4 text-muted">{t('menu.help')}</p>
      <EntryList<MenuPage>
        label={t('menu.shown')}
        value={value}
        offered={menuPages.filter((page) => !value.includes(page))}
        nameOf={(page) => (page === 'policies' ? site('policies') : site(`nav.${page}`))}
        noteOf={noteOf}
        removeLabel={(name) => t('menu.remove', { name })}
        minimum={1}
        maximum={MAX_MENU_ENTRIES}
        isChecked={error !== undefined}
        onChange={onChange}
        actions={
          isDefault(value) ? null : (
            <Button variant="quiet" size="small" onClick={() => onChange([...menuPages])}>
              {t('menu.reset')}
            </Button>
          )
        }
      />
      <p role="alert" className="mt-2 text-danger text-sm">
        {error}
      </p>
    </fieldset>
  );
}

const isDefault = (entries: readonly MenuEntry[]) =>
  entries.length === menuPages.length &&
  entries.every((entry, index) => entry === menuPages[index]);
