import { useMessages } from '@rostra/messages/react';
import { Dialog } from '@rostra/ui/dialog';

interface ShortcutsDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

const groups = [
  {
    name: 'everywhere',
    keys: [
      ['Ctrl K', 'openPalette'],
      ['?', 'showKeys'],
    ],
  },
  {
    name: 'lists',
    keys: [
      ['j  k', 'moveRow'],
      ['x', 'selectRow'],
      ['Enter', 'openRow'],
      ['/', 'search'],
    ],
  },
  {
    name: 'editor',
    keys: [
      ['/', 'insert'],
      ['Alt F10', 'toolbar'],
      ['Ctrl Shift M', 'source'],
      ['Ctrl B', 'bold'],
      ['Ctrl I', 'italic'],
      ['Ctrl K', 'link'],
      ['Ctrl Z', 'undo'],
    ],
  },
] as const;

export function ShortcutsDialog({ isOpen, onClose }: ShortcutsDialogProps) {
  const t = useMessages('studio-keys');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('shortcuts')}>
      <p className="mt-1 text-muted text-xs">{t('appleKeys')}</p>
      {groups.map(({ name, keys }) => (
        <section key={name} className="mt-5">
          <h3 className="border-ink border-b pb-1 font-sans font-semibold text-sm">
            {t(`group.${name}`)}
          </h3>
          <dl>
            {keys.map(([key, action]) => (
              <div
                key={action}
                className="flex items-baseline justify-between gap-4 border-line border-b py-1.5"
              >
                <dt>{t(`key.${action}`)}</dt>
                <dd className="flex gap-1">
                  {key.split(/\s+/).map((cap) => (
                    <kbd key={cap} className="key-cap">
                      {cap}
                    </kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Dialog>
  );
}
