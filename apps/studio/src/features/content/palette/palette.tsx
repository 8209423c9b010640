import { useMessages } from '@rostra/messages/react';
import { cx } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { toScreen } from '../../../layout/app-link.tsx';
import { useCreateEntry } from '../entries/use-create-entry.ts';
import { moveChoice, type PaletteCommand } from './palette-commands.ts';
import { usePaletteCommands } from './use-palette-commands.ts';

interface PaletteProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Leads to any screen or text by typing. */
export function Palette({ isOpen, onClose }: PaletteProps) {
  const t = useMessages('studio-keys');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('palette')} startsInField>
      <PaletteBody onClose={onClose} />
    </Dialog>
  );
}

function PaletteBody({ onClose }: { onClose: () => void }) {
  const t = useMessages('studio-keys');
  const id = useId();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [choice, setChoice] = useState(0);
  const commands = usePaletteCommands(typed);
  const chosen = commands[Math.min(choice, commands.length - 1)];
  const list = useRef<HTMLDivElement>(null);
  // The focus stays in the field, so the browser does not scroll to the chosen option.
  useEffect(() => {
    list.current?.children[choice]?.scrollIntoView({ block: 'nearest' });
  }, [choice]);
  const { create } = useCreateEntry();
  const open = (command: PaletteCommand) => {
    onClose();
    if ('creates' in command) create(command.creates);
    else void navigate(toScreen(command.href) ?? '/');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setChoice(moveChoice(choice, event.key === 'ArrowDown' ? 1 : -1, commands.length));
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      open(chosen);
    }
  };
  return (
    <>
      <input
        type="text"
        role="combobox"
        aria-label={t('paletteField')}
        aria-expanded="true"
        aria-controls={`${id}-list`}
        aria-activedescendant={chosen ? `${id}-${chosen.id}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder={t('paletteField')}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setChoice(0);
        }}
        onKeyDown={onKeyDown}
        className="mt-3 block w-full rounded border border-line-strong bg-raised px-3 py-2 text-base placeholder:text-muted"
      />
      <p role="status" className="sr-only">
        {t('paletteCount', { count: commands.length })}
      </p>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={t('palette')}
        className="mt-2 max-h-80 overflow-y-auto"
      >
        {commands.map((command) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the field
          <div
            key={command.id}
            id={`${id}-${command.id}`}
            role="option"
            tabIndex={-1}
            aria-selected={command === chosen}
            onClick={() => open(command)}
            className={cx(
              'flex cursor-pointer items-baseline justify-between gap-4 rounded px-3 py-2',
              command === chosen ? 'bg-accent-soft' : 'hover:bg-sunken',
            )}
          >
            <span className="min-w-0 truncate">{command.label}</span>
            <span className="shrink-0 text-muted text-xs">{command.hint}</span>
          </div>
        ))}
      </div>
      {commands.length === 0 ? <p className="px-3 py-2 text-muted">{t('nothingFound')}</p> : null}
    </>
  );
}
