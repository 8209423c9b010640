import { type CalendarItem, scheduleStudioEntry } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Notice, TextLink } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { useFindCollection } from '../../../lib/content/collections.ts';
import { entriesKey } from '../../../lib/content/entries-key.ts';
import { editorPath } from '../../../lib/content/entry-paths.ts';
import { FormFrame } from '../../../lib/form/form-frame.tsx';
import { useStudioForm } from '../../../lib/form/use-studio-form.ts';
import { useChange } from '../../../session/use-change.ts';
import { TimeField } from '../editor/publish/time/time-field.tsx';
import { useTime } from '../editor/publish/time/use-time.ts';

interface MoveDialogProps {
  /** Undefined while the dialog is closed. */
  item: CalendarItem | undefined;
  onClose: () => void;
}

/** Asks for another time of something that is scheduled. */
export function MoveDialog({ item, onClose }: MoveDialogProps) {
  const t = useMessages('studio-calendar');
  return (
    <Dialog isOpen={item !== undefined} onClose={onClose} title={t('moveTitle')} startsInField>
      {item ? <MoveBody item={item} onClose={onClose} /> : null}
    </Dialog>
  );
}

function MoveBody({ item, onClose }: { item: CalendarItem; onClose: () => void }) {
  const t = useMessages('studio-calendar');
  const { entry, action, version } = item;
  const section = useFindCollection()(entry.kind)?.section;
  const isOutdated = version !== null && version !== entry.version;
  return (
    <>
      <p className="mt-2 mb-4">
        {action === 'publish'
          ? t('movePublication', { title: entry.title || t('untitled') })
          : t('moveTakedown', { title: entry.title || t('untitled') })}
      </p>
      {isOutdated && section ? (
        <Notice tone="warning">
          {t('moveOutdated')} <TextLink href={editorPath(section, entry)}>{t('openText')}</TextLink>
        </Notice>
      ) : (
        <MoveForm item={item} onClose={onClose} />
      )}
    </>
  );
}

interface Values {
  time: string | undefined;
}

function MoveForm({ item, onClose }: { item: CalendarItem; onClose: () => void }) {
  const t = useMessages('studio-calendar');
  const { initial, problemOf, momentOf } = useTime(item.at);
  const { kind, documentId: id, locale, version } = item.entry;
  const move = useChange({
    send: (api, { time }: Values) =>
      api(
        scheduleStudioEntry,
        {
          params: { kind, id },
          query: { locale },
          body: { action: item.action, at: momentOf(time) ?? item.at },
        },
        { ifMatch: version },
      ),
    onDone: onClose,
    affects: entriesKey,
  });
  const form = useStudioForm<Values>({
    initial: { time: initial },
    check: ({ time }) => ({ time: problemOf(time) }),
    save: move,
  });
  const { value = '', ...time } = form.bind('time');
  return (
    <FormFrame form={form} action={t('move')}>
      <TimeField value={value} {...time} />
    </FormFrame>
  );
}
