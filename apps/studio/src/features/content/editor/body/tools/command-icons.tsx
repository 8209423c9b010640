import { type BlockName, type EditorCommand, editorBlocks } from '@rostra/markdown-editor';
import { Icon, type IconProps } from '@rostra/ui';
import type { ComponentType } from 'react';

/** Drawn by CSS: as text it would be a visible label that differs from the name of the button. */
const letter = (text: string, className = '') =>
  function LetterIcon(_props: IconProps) {
    return (
      <span
        aria-hidden="true"
        data-letter={text}
        className={`font-serif text-base leading-none before:content-[attr(data-letter)] ${className}`}
      />
    );
  };

const drawn = (path: string) =>
  function DrawnIcon(props: IconProps) {
    return (
      <Icon width="18" height="18" {...props}>
        <path d={path} />
      </Icon>
    );
  };

const blockIcons = Object.fromEntries(
  Object.entries(editorBlocks).map(([name, { icon }]) => [name, drawn(icon)]),
) as Record<BlockName, ComponentType<IconProps>>;

export const commandIcons: Record<EditorCommand | 'link' | 'image', ComponentType<IconProps>> = {
  ...blockIcons,
  paragraph: letter('¶'),
  heading2: letter('H2', 'font-semibold text-sm'),
  heading3: letter('H3', 'font-semibold text-sm'),
  heading4: letter('H4', 'font-semibold text-sm'),
  bold: letter('B', 'font-bold'),
  italic: letter('I', 'italic'),
  strikethrough: letter('S', 'line-through'),
  code: drawn('m9 8-4 4 4 4M15 8l4 4-4 4'),
  link: drawn(
    'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  ),
  bulletList: drawn('M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01'),
  orderedList: drawn('M10 6h10M10 12h10M10 18h10M4 4.5 5.5 4v5M4 14.5c2-1.5 3 0 2 1.5l-2 2.5h3'),
  taskList: drawn('M11 6h9M11 12h9M11 18h9M3.5 6l1.5 1.5L8 4.5M3.5 17.5 5 19l3-3'),
  quote: drawn('M5 17c3-1 4-3 4-6V7H4v5h3M15 17c3-1 4-3 4-6V7h-5v5h3'),
  image: drawn('M4 5h16v14H4zM4 16l5-5 4 4 2-2 5 5M15 9.5h.01'),
  table: drawn('M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14'),
  footnote: drawn('M5 8h9M9.5 8v9M16 6l2-1v6'),
  codeBlock: drawn('M4 5h16v14H4zM10 9l-3 3 3 3M14 9l3 3-3 3'),
  rule: drawn('M4 12h16'),
  undo: drawn('M9 7 4.5 11.5 9 16M5 11.5h9a5 5 0 0 1 0 10h-2'),
  redo: drawn('m15 7 4.5 4.5L15 16M19 11.5h-9a5 5 0 0 0 0 10h2'),
};
