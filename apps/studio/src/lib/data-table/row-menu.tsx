import { ChevronDownIcon, DropdownMenu, type MenuItem } from '@rostra/ui';

interface RowMenuProps {
  label: string;
  /** What the row is about, for screen readers. */
  about: string;
  items: readonly MenuItem[];
}

/** What can be done with a row. */
export function RowMenu({ label, about, items }: RowMenuProps) {
  return (
    <DropdownMenu
      align="end"
      className="inline-flex min-h-9 items-center gap-1 rounded px-2 text-muted hover:bg-sunken hover:text-ink"
      label={
        <>
          {label}
          <span className="sr-only">{about}</span>
          <ChevronDownIcon className="size-4" />
        </>
      }
      items={items}
    />
  );
}
