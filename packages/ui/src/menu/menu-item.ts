export type MenuItem =
  | { label: string; href: string }
  | { label: string; onSelect: () => void }
  | 'separator';
