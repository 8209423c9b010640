import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { PlusIcon } from '../../frame/icons.tsx';
import type { Section } from '../kinds.ts';
import { useCreateEntry } from '../use-create-entry.ts';

export function NewEntryButton({ section }: { section: Section }) {
  const t = useMessages('studio-lists');
  const create = useCreateEntry();
  return (
    <Button
      size="small"
      className="min-h-10"
      isBusy={create.isPending}
      onClick={() => create.mutate(section)}
    >
      <PlusIcon className="size-4" />
      {t(`new.${section}`)}
    </Button>
  );
}
