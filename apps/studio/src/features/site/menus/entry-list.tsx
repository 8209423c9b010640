import type { OwnLink } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, CloseIcon, IconButton } from '@rostra/ui';
import { type ReactNode, useState } from 'react';
import { MoveButtons } from '../../../lib/controls/move-buttons.tsx';
import { moveItem } from './move-item.ts';
import { OwnLinkFields } from './own-link-fields.tsx';

interface EntryListProps<Page extends string> {
  label: string;
  value: readonly (Page | OwnLink)[];
  /** What can be added. */
  offered: readonly Page[];
  nameOf: (page: Page) => string;
  /** What visitors see of an entry, if it is not the entry with its link. */
  noteOf: (entry: Page | OwnLink) => string | undefined;
  removeLabel: (name: string) => string;
  minimum?: number;
  maximum: number;
  /** Whether missing parts of links are marked. */
  isChecked: boolean;
  onChange: (entries: (Page | OwnLink)[]) => void;
  /** Beside the buttons that add entries. */
  actions?: ReactNode;
}

/** Entries of a menu: pages of ours, and links of the organisation. */
export function EntryList<Page extends string>(props: EntryListProps<Page>) {
  const { label, value, offered, nameOf, noteOf, removeLabel, minimum = 0, maximum } = props;
  const { isChecked, onChange, actions } = props;
  const t = useMessages('studio-settings');
  const [announcement, setAnnouncement] = useState('');
  const isFull = value.length >= maximum;
  const titleOf = (entry: Page | OwnLink) =>
    typeof entry === 'string' ? nameOf(entry) : entry.label || t('menu.newLink');
  const move = (from: number, by: -1 | 1) => {
    setAnnouncement(t('menu.moved', { position: from + by + 1, count: value.length }));
    onChange(moveItem(value, from, by));
  };
  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ol aria-label={label} className="border-line border-t">
        {value.map((entry, index) => (
          <li
            key={typeof entry === 'string' ? entry : index}
            className="flex items-start gap-2 border-line border-b py-2"
          >
            <div className="min-w-0 flex-1">
              {typeof entry === 'string' ? (
                <p className="py-1.5 font-medium">{nameOf(entry)}</p>
              ) : (
                <OwnLinkFields
                  value={entry}
                  isChecked={isChecked}
                  onChange={(link) => onChange(value.with(index, link))}
                />
              )}
              <EntryNote text={noteOf(entry)} />
            </div>
            <MoveButtons
              title={titleOf(entry)}
              isFirst={index === 0}
              isLast={index === value.length - 1}
              onMove={(by) => move(index, by)}
            />
            <IconButton
              label={removeLabel(titleOf(entry))}
              disabled={value.length <= minimum}
              onClick={() => onChange(value.toSpliced(index, 1))}
              className="size-9"
            >
              <CloseIcon className="size-4" />
            </IconButton>
          </li>
        ))}
      </ol>
      <div className="mt-2 flex flex-wrap gap-2">
        {offered.map((page) => (
          <Button
            key={page}
            variant="secondary"
            size="small"
            disabled={isFull}
            onClick={() => onChange([...value, page])}
          >
            {t('menu.show', { name: nameOf(page) })}
          </Button>
        ))}
        <Button
          variant="secondary"
          size="small"
          disabled={isFull}
          onClick={() => onChange([...value, { label: '', href: '' }])}
        >
          {t('menu.addLink')}
        </Button>
        {actions}
      </div>
    </>
  );
}

function EntryNote({ text }: { text: string | undefined }) {
  return text ? <p className="-mt-1 pb-1.5 text-muted text-sm">{text}</p> : null;
}
