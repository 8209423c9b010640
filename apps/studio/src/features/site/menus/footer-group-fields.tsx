import {
  type FooterGroup,
  type FooterPage,
  MAX_GROUP_ENTRIES,
  MAX_MENU_LABEL,
} from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { CloseIcon, IconButton } from '@rostra/ui';
import { TextField } from '@rostra/ui/forms';
import { MoveButtons } from '../../../lib/controls/move-buttons.tsx';
import { EntryList } from './entry-list.tsx';
import { useEntryNote } from './use-entry-note.ts';
import { useFooterPageName } from './use-footer-page-name.ts';

interface FooterGroupFieldsProps {
  value: FooterGroup;
  /** The pages that no group has. */
  offered: readonly FooterPage[];
  position: { isFirst: boolean; isLast: boolean };
  /** Whether missing parts are marked. */
  isChecked: boolean;
  onChange: (group: FooterGroup) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** A column of the footer. */
export function FooterGroupFields(props: FooterGroupFieldsProps) {
  const { value, offered, position, isChecked, onChange, onMove, onRemove } = props;
  const { title, entries } = value;
  const t = useMessages('studio-settings');
  const site = useMessages('site');
  const forms = useMessages('studio-forms');
  const nameOf = useFooterPageName();
  const noteOf = useEntryNote();
  const name = typeof title === 'string' ? site(title) : title.label || t('footer.newGroup');
  return (
    <section aria-label={name} className="mb-6">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1">
          {typeof title === 'string' ? (
            <h3 className="py-1.5 font-sans font-semibold text-base">{name}</h3>
          ) : (
            <TextField
              label={t('footer.groupTitle')}
              maxLength={MAX_MENU_LABEL}
              value={title.label}
              error={isChecked && title.label.trim() === '' ? forms('required') : undefined}
              onChange={({ target }) => onChange({ ...value, title: { label: target.value } })}
            />
          )}
        </div>
        <MoveButtons title={name} {...position} onMove={onMove} />
        <IconButton label={t('footer.removeGroup', { name })} onClick={onRemove} className="size-9">
          <CloseIcon className="size-4" />
        </IconButton>
      </div>
      <EntryList<FooterPage>
        label={t('footer.entries', { name })}
        value={entries}
        offered={offered}
        nameOf={nameOf}
        // The index says itself that there is none.
        noteOf={(entry) => (entry === 'policies' ? undefined : noteOf(entry))}
        removeLabel={(entry) => t('footer.remove', { name: entry })}
        maximum={MAX_GROUP_ENTRIES}
        isChecked={isChecked}
        onChange={(next) => onChange({ ...value, entries: next })}
      />
    </section>
  );
}
