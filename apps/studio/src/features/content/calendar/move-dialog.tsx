import { type CalendarItem, scheduleStudioEntry } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, Notice, TextLink } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useFindCollection } from '../../../lib/content/collections.ts';
import { entriesKey } from '../../../lib/content/entries-key.ts';
import { editorPath } from '../../../lib/content/entry-paths.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useApi } from '../../../session/session-provider.tsx';
import { TimeField } from '../editor/publish/time-field.tsx';
import { useTime } from '../editor/publish/use-time.ts';

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

function MoveForm({ item, onClose }: { item: CalendarItem; onClose: () => void }) {
  const t = useMessages('studio-calendar');
  const api = useApi();
  const queryClient = useQueryClient();
  const time = useTime(item.at);
  const { kind, documentId: id, locale, version } = item.entry;
  const move = useMutation({
    networkMode: 'always',
    mutationFn: (at: string) =>
      api(
        scheduleStudioEntry,
        { params: { kind, id }, query: { locale }, body: { action: item.action, at } },
        { ifMatch: version },
      ),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: entriesKey });
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const at = time.read()?.at;
    if (at) move.mutate(at);
  };
  return (
    <form noValidate onSubmit={submit}>
      <TimeField
        value={time.field.value ?? ''}
        error={time.field.error}
        onChange={time.field.onChange}
      />
      {move.isError ? (
        <Notice tone="danger" isLive className="mt-4">
          {errorText(move.error, t('noConnection'))}
        </Notice>
      ) : null}
      <Button type="submit" className="mt-5" isBusy={move.isPending}>
        {t('move')}
      </Button>
    </form>
  );
}
