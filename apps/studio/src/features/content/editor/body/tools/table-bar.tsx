import type { MarkdownEditor, TableCommand, TableInfo } from '@rostra/markdown-editor';
import { useMessages } from '@rostra/messages/react';
import { Icon, type IconProps } from '@rostra/ui';
import { type ComponentType, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { ToolStrip } from './tool-strip.tsx';

/** In a text that is written from the right, the next column is on the left. */
const drawn = (path: string) =>
  function TableIcon(props: IconProps) {
    return (
      <Icon width="18" height="18" className="rtl:-scale-x-100" {...props}>
        <path d={path} />
      </Icon>
    );
  };

const icons: Record<TableCommand, ComponentType<IconProps>> = {
  addRowAbove: drawn('M4 12h16v8H4zM12 3v6M9 6h6'),
  addRowBelow: drawn('M4 4h16v8H4zM12 15v6M9 18h6'),
  moveRowUp: drawn('M4 15h16v5H4zM12 11V4M9 7l3-3 3 3'),
  moveRowDown: drawn('M4 4h16v5H4zM12 13v7M9 17l3 3 3-3'),
  deleteRow: drawn('M4 4h16v8H4zM9.5 15.5l5 5M14.5 15.5l-5 5'),
  addColumnBefore: drawn('M12 4h8v16h-8zM3 12h6M6 9v6'),
  addColumnAfter: drawn('M4 4h8v16H4zM15 12h6M18 9v6'),
  moveColumnBack: drawn('M15 4h5v16h-5zM11 12H4M7 9l-3 3 3 3'),
  moveColumnForward: drawn('M4 4h5v16H4zM13 12h7M17 9l3 3-3 3'),
  deleteColumn: drawn('M4 4h8v16H4zM15.5 9.5l5 5M20.5 9.5l-5 5'),
  alignLeft: drawn('M4 6h16M4 10h10M4 14h16M4 18h10'),
  alignCenter: drawn('M4 6h16M7 10h10M4 14h16M7 18h10'),
  alignRight: drawn('M4 6h16M10 10h10M4 14h16M10 18h10'),
  toggleHeader: drawn('M4 5h16v14H4zM4 10h16M7 7.5h10'),
  deleteTable: drawn('M5 7h14M10 4h4M7 7l1 13h8l1-13M10 11v5M14 11v5'),
};

const groups: ReadonlyArray<readonly TableCommand[]> = [
  ['addRowAbove', 'addRowBelow', 'moveRowUp', 'moveRowDown', 'deleteRow'],
  ['addColumnBefore', 'addColumnAfter', 'moveColumnBack', 'moveColumnForward', 'deleteColumn'],
  ['alignLeft', 'alignCenter', 'alignRight'],
  ['toggleHeader', 'deleteTable'],
];

const pressed: Partial<Record<TableCommand, (table: TableInfo) => boolean>> = {
  alignLeft: ({ alignment }) => alignment === 'left',
  alignCenter: ({ alignment }) => alignment === 'center',
  alignRight: ({ alignment }) => alignment === 'right',
  toggleHeader: ({ hasHeader }) => hasHeader,
};

const possible: Partial<Record<TableCommand, (table: TableInfo) => boolean>> = {
  moveRowUp: ({ canMove }) => canMove.up,
  moveRowDown: ({ canMove }) => canMove.down,
  moveColumnBack: ({ canMove }) => canMove.back,
  moveColumnForward: ({ canMove }) => canMove.forward,
};

/** What the editor shows below the table at the cursor. On a long table it stays at the bottom of the window. */
export function createTableBar(): HTMLElement {
  const element = document.createElement('div');
  element.className =
    'table-bar sticky bottom-2 z-5 w-fit select-none whitespace-normal rounded border border-line font-sans shadow empty:hidden';
  return element;
}

interface TableBarProps {
  editor: MarkdownEditor;
  /** From `createTableBar`. */
  element: HTMLElement;
}

/** The tools for the table at the cursor. */
export function TableBar({ editor, element }: TableBarProps) {
  const t = useMessages('studio-editor');
  const bar = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState('');
  const { table } = editor.describeSelection();
  if (!table) return null;
  const run = (command: TableCommand) => {
    editor.changeTable(command);
    const changed = editor.describeSelection().table;
    if (changed) setStatus(t('tableSize', changed));
    else editor.view.focus();
  };
  return createPortal(
    <div lang={document.documentElement.lang}>
      <ToolStrip
        ref={bar}
        label={t('tableTools')}
        tools={groups.flatMap((group, index) => [
          ...(index > 0 ? (['separator'] as const) : []),
          ...group.map((command) => ({
            name: command,
            label: t(`table.${command}`),
            icon: icons[command],
            isPressed: pressed[command]?.(table),
            isDisabled: possible[command]?.(table) === false,
          })),
        ])}
        onRun={run}
        onLeave={() => editor.view.focus()}
        className="flex-wrap rounded"
      />
      <p role="status" className="sr-only">
        {status}
      </p>
    </div>,
    element,
  );
}
