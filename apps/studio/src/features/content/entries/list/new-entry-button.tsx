import { useFindCollection } from '../../../../lib/content/collections.ts';
import { useCollectionTexts } from '../../../../lib/content/use-collection-texts.ts';
import { AddButton } from '../../../../lib/controls/add-button.tsx';
import { useCreateEntry } from '../use-create-entry.ts';

interface NewEntryButtonProps {
  /** The plural name of the collection. */
  kind: string;
  label?: string;
  /** What the draft begins with. */
  data?: Record<string, unknown>;
}

export function NewEntryButton({ kind, label, data = {} }: NewEntryButtonProps) {
  const collection = useFindCollection()(kind);
  const texts = useCollectionTexts();
  const { create, isPending } = useCreateEntry(data);
  return (
    <AddButton isBusy={isPending} onClick={() => create(kind)}>
      {label ?? (collection && texts.create(collection))}
    </AddButton>
  );
}
