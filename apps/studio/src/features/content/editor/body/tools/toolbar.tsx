import type { EditorCommand, MarkdownEditor } from '@rostra/markdown-editor';
import { useMessages } from '@rostra/messages/react';
import { useEffect, useRef } from 'react';
import { commandIcons } from './command-icons.tsx';
import { focusStrip, ToolStrip } from './tool-strip.tsx';

type Tool = EditorCommand | 'link' | 'image';

const tools: ReadonlyArray<Tool | 'separator'> = [
  'heading2',
  'heading3',
  'separator',
  'bold',
  'italic',
  'code',
  'link',
  'separator',
  'bulletList',
  'orderedList',
  'taskList',
  'quote',
  'separator',
  'image',
  'table',
  'footnote',
  'codeBlock',
  'rule',
  'separator',
  'undo',
  'redo',
];

const NOT_TOGGLED: readonly Tool[] = ['image', 'table', 'footnote', 'rule', 'undo', 'redo'];

interface ToolbarProps {
  editor: MarkdownEditor;
  /** Before that, its first block is selected without anybody seeing a cursor. */
  wasFocused: boolean;
  tableBar: HTMLElement;
  onImage: () => void;
  onLink: () => void;
}

/** Alt+F10 in the text leads here, Escape back. In a table it leads to the tools for tables first. */
export function Toolbar({ editor, wasFocused, tableBar, onImage, onLink }: ToolbarProps) {
  const t = useMessages('studio-editor');
  const bar = useRef<HTMLDivElement>(null);
  const { active, link, image, table } = editor.describeSelection();
  useToolbarKey(editor, bar, tableBar);

  const run = (tool: Tool) => {
    if (tool === 'image') return onImage();
    if (tool === 'link') return onLink();
    if (tool === 'table' && table && wasFocused) return focusStrip(tableBar);
    editor.run(tool);
    editor.view.focus();
  };
  const labelOf = (tool: Tool) => {
    if (tool === 'image' && image) return t('editImage');
    return tool === 'table' && table && wasFocused ? t('tableTools') : t(`tool.${tool}`);
  };
  const isActive = (tool: Tool) =>
    tool === 'link' ? link !== undefined : tool !== 'image' && active.has(tool);
  return (
    <ToolStrip
      ref={bar}
      label={t('formatting')}
      tools={tools.map((tool) =>
        tool === 'separator'
          ? tool
          : {
              name: tool,
              label: labelOf(tool),
              icon: commandIcons[tool],
              isPressed: NOT_TOGGLED.includes(tool) ? undefined : wasFocused && isActive(tool),
            },
      )}
      onRun={run}
      onLeave={() => editor.view.focus()}
      className="sticky top-(--editor-header) z-10 -mx-1 mb-4 overflow-x-auto border-line border-b [scrollbar-width:thin]"
    />
  );
}

function useToolbarKey(
  editor: MarkdownEditor,
  bar: { current: HTMLElement | null },
  tableBar: HTMLElement,
) {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (!event.altKey || event.key !== 'F10') return;
      event.preventDefault();
      const isInText = event.target === editor.view.dom;
      focusStrip(isInText && tableBar.isConnected ? tableBar : bar.current);
    };
    const { dom } = editor.view;
    dom.addEventListener('keydown', onKey);
    return () => dom.removeEventListener('keydown', onKey);
  }, [editor, bar, tableBar]);
}
