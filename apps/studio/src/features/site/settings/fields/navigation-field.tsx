import {
  MAX_MENU_ENTRIES,
  type MenuEntry,
  type MenuPage,
  menuPages,
  type OwnLink,
} from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, CloseIcon, IconButton } from '@rostra/ui';
import { useEffect, useRef, useState } from 'react';
import { MoveButtons } from '../../../../lib/controls/move-buttons.tsx';
import { OwnLinkFields } from './own-link-fields.tsx';

interface NavigationFieldProps {
  value: readonly MenuEntry[];
  /** What the server said about it. */
  error?: string | undefined;
  onChange: (entries: MenuEntry[]) => void;
}

/** The main menu: which pages it has, in which order, and links of the organisation. */
export function NavigationField({ value, error, onChange }: NavigationFieldProps) {
  const t = useMessages('studio-settings');
  const site = useMessages('site');
  const [announcement, setAnnouncement] = useState('');
  const field = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (error) field.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [error]);
  const hidden = menuPages.filter((page) => !value.includes(page));
  const isFull = value.length >= MAX_MENU_ENTRIES;
  const pageName = (page: MenuPage) =>
    page === 'policies' ? site('policies') : site(`nav.${page}`);
  const nameOf = (entry: MenuEntry) =>
    typeof entry === 'string' ? pageName(entry) : entry.label || t('menu.newLink');
  const move = (from: number, by: -1 | 1) => {
    const entries = [...value];
    const [moved] = entries.splice(from, 1);
    if (moved === undefined) return;
    entries.splice(from + by, 0, moved);
    setAnnouncement(t('menu.moved', { position: from + by + 1, count: value.length }));
    onChange(entries);
  };
  return (
    <fieldset ref={field}>
      <legend className="sr-only">{t('menu.title')}</legend>
      <p className="mb-4 text-muted">{t('menu.help')}</p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ol aria-label={t('menu.shown')} className="border-line border-t">
        {value.map((entry, index) => (
          <li
            key={typeof entry === 'string' ? entry : index}
            className="flex items-start gap-2 border-line border-b py-2"
          >
            <div className="min-w-0 flex-1">
              {typeof entry === 'string' ? (
                <p className="py-1.5 font-medium">{pageName(entry)}</p>
              ) : (
                <OwnLinkFields
                  value={entry}
                  isChecked={error !== undefined}
                  onChange={(link: OwnLink) => onChange(value.with(index, link))}
                />
              )}
            </div>
            <MoveButtons
              title={nameOf(entry)}
              isFirst={index === 0}
              isLast={index === value.length - 1}
              onMove={(by) => move(index, by)}
            />
            <IconButton
              label={t('menu.remove', { name: nameOf(entry) })}
              disabled={value.length === 1}
              onClick={() => onChange(value.toSpliced(index, 1))}
              className="size-9"
            >
              <CloseIcon className="size-4" />
            </IconButton>
          </li>
        ))}
      </ol>
      <p role="alert" className="mt-2 text-danger text-sm">
        {error}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {hidden.map((page) => (
          <Button
            key={page}
            variant="secondary"
            size="small"
            disabled={isFull}
            onClick={() => onChange([...value, page])}
          >
            {t('menu.show', { name: pageName(page) })}
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
        {isDefault(value) ? null : (
          <Button variant="quiet" size="small" onClick={() => onChange([...menuPages])}>
            {t('menu.reset')}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

const isDefault = (entries: readonly MenuEntry[]) =>
  entries.length === menuPages.length &&
  entries.every((entry, index) => entry === menuPages[index]);
