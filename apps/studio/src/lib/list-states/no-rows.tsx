import { Button, EmptyState } from '@rostra/ui';

interface NoRowsProps {
  title: string;
  text: string;
  /** The label of the button that removes the filters. */
  clear?: string;
  onClear?: () => void;
}

/** A list without rows: nothing yet, or nothing that the filters match. */
export function NoRows({ title, text, clear, onClear }: NoRowsProps) {
  return (
    <EmptyState
      className="mt-8"
      title={title}
      action={
        clear && onClear ? (
          <Button variant="secondary" size="small" onClick={onClear}>
            {clear}
          </Button>
        ) : undefined
      }
    >
      {text}
    </EmptyState>
  );
}
