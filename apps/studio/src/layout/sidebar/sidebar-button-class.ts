/** A button that is only an icon. */
export const sidebarButtonClass =
  'inline-flex size-10 shrink-0 cursor-pointer items-center justify-center rounded text-muted hover:bg-raised hover:text-ink wide:size-8';
