import type { ScheduledChange } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, Notice } from '@rostra/ui';
import { useFormat } from '../../../../lib/formats/format.ts';
import { useEditor, useSaveState } from '../fields/use-field.ts';

/** Whether an earlier text than the present one goes out. */
export const isOutdated = ({ action, failure, version }: ScheduledChange, current: number) =>
  action === 'publish' && failure === null && version !== null && version !== current;

/** Above a text whose later changes are not part of what is scheduled, or whose schedule failed. */
export function ScheduledNotice({ onOpen }: { onOpen: () => void }) {
  const t = useMessages('studio-publishing');
  const format = useFormat();
  const { entry } = useEditor();
  const { version } = useSaveState();
  const failed = entry.scheduled.find(({ failure }) => failure !== null);
  const outdated = entry.scheduled.find((change) => isOutdated(change, version));
  if (!entry.permissions.publish || !(failed ?? outdated)) return null;
  return (
    <Notice tone="warning" isLive className="mb-5">
      <p>
        {failed
          ? t(`failed.${failed.action}`, {
              time: format.moment(failed.at),
              reason: failed.failure ?? '',
            })
          : t('laterChanges')}
      </p>
      <Button variant="secondary" size="small" className="mt-2" onClick={onOpen}>
        {t('openPanel')}
      </Button>
    </Notice>
  );
}
