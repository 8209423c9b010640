import { publicLanguages, type SettingValues } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Badge, Button, CloseIcon, IconButton } from '@rostra/ui';
import { useId, useState } from 'react';
import { MoveButtons } from '../../../../lib/controls/move-buttons.tsx';
import { useLanguageName } from '../../../../lib/formats/language-name.ts';
import { moveItem } from '../../menus/move-item.ts';
import { FixedBy } from './fixed-by.tsx';

type Languages = SettingValues['languages'];

interface LanguagesFieldProps {
  fixedBy: string | null;
  value: Languages;
  /** Those of the site now. */
  saved: Languages;
  error: string | undefined;
  onChange: (languages: Languages) => void;
}

/** The languages of the site in the order in which visitors choose among them; the first is the default. */
export function LanguagesField({ fixedBy, value, saved, error, onChange }: LanguagesFieldProps) {
  const t = useMessages('studio-settings');
  const nameOf = useLanguageName();
  const id = useId();
  const [announcement, setAnnouncement] = useState('');
  const [first = 'en'] = value;
  const [former = first] = saved;
  const isFixed = fixedBy !== null;
  const move = (from: number, by: -1 | 1) => {
    setAnnouncement(t('menu.moved', { position: from + by + 1, count: value.length }));
    onChange(moveItem(value, from, by));
  };
  return (
    <fieldset className="mb-6" aria-describedby={id}>
      <legend className="font-medium text-sm">{t('languages.title')}</legend>
      <p id={id} className="mt-0.5 text-muted text-sm leading-snug">
        {isFixed ? <FixedBy variable={fixedBy} /> : t('languages.help')}
      </p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ol aria-label={t('languages.title')} className="mt-2 border-line border-t">
        {value.map((code, index) => (
          <li key={code} className="flex min-h-12 items-center gap-2 border-line border-b py-1">
            <span className="min-w-0 flex-1">
              {nameOf(code)}
              {index === 0 ? (
                <span className="ms-2 inline-block">
                  <Badge>{t('languages.default')}</Badge>
                </span>
              ) : null}
            </span>
            {isFixed || value.length === 1 ? null : (
              <>
                <MoveButtons
                  title={nameOf(code)}
                  isFirst={index === 0}
                  isLast={index === value.length - 1}
                  onMove={(by) => move(index, by)}
                />
                <IconButton
                  label={t('languages.remove', { language: nameOf(code) })}
                  onClick={() => onChange(value.toSpliced(index, 1))}
                  className="size-9"
                >
                  <CloseIcon className="size-4" />
                </IconButton>
              </>
            )}
          </li>
        ))}
      </ol>
      {value.includes(former) ? null : (
        <p role="alert" className="mt-2 text-sm text-warning">
          {t('languages.relabel', { name: nameOf(former), language: nameOf(first) })}
        </p>
      )}
      <p role="alert" className="mt-2 text-danger text-sm empty:hidden">
        {error}
      </p>
      {isFixed ? null : (
        <div className="mt-2 flex flex-wrap gap-2">
          {publicLanguages
            .filter((code) => !value.includes(code))
            .map((code) => (
              <Button
                key={code}
                variant="secondary"
                size="small"
                onClick={() => onChange([...value, code])}
              >
                {t('languages.add', { language: nameOf(code) })}
              </Button>
            ))}
        </div>
      )}
    </fieldset>
  );
}
