import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import type { Section } from '../../../../lib/content/sections.ts';
import { PlusIcon } from '../../../../lib/icons.tsx';
import { useCreateEntry } from '../use-create-entry.ts';

interface NewEntryButtonProps {
  section: Section;
  label?: string;
  /** What the draft begins with. */
  data?: Record<string, unknown>;
}

export function NewEntryButton({ section, label, data = {} }: NewEntryButtonProps) {
  const t = useMessages('studio-lists');
  const { create, isPending } = useCreateEntry(data);
  return (
    <Button size="small" className="min-h-10" isBusy={isPending} onClick={() => create(section)}>
      <PlusIcon className="size-4" />
      {label ?? t(`new.${section}`)}
    </Button>
  );
}
