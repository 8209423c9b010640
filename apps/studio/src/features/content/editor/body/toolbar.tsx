import type { EditorCommand, MarkdownEditor } from '@rostra/markdown-editor';
import { useMessages } from '@rostra/messages/react';
import { cx } from '@rostra/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { commandIcons } from './command-icons.tsx';

type Tool = EditorCommand | 'link' | 'image' | 'separator';

const tools: readonly Tool[] = [
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

const buttons = tools.filter((tool) => tool !== 'separator');

interface ToolbarProps {
  editor: MarkdownEditor;
  onImage: () => void;
  onLink: () => void;
}

/** One stop for the Tab key; arrows move inside. Alt+F10 in the text leads here, Escape back. */
export function Toolbar({ editor, onImage, onLink }: ToolbarProps) {
  const t = useMessages('studio-editor');
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState<Exclude<Tool, 'separator'>>('heading2');
  const isUsed = useWasFocused(editor);
  const { active, link, image } = editor.describeSelection();
  useToolbarKey(editor, bar);

  const run = (tool: Exclude<Tool, 'separator'>) => {
    setStop(tool);
    if (tool === 'image') return onImage();
    if (tool === 'link') return onLink();
    editor.run(tool);
    editor.view.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return editor.view.focus();
    const next = targetOf(event.key, buttons.indexOf(stop), document.documentElement.dir);
    if (next === undefined) return;
    event.preventDefault();
    const tool = buttons[next];
    if (!tool) return;
    setStop(tool);
    bar.current?.querySelector<HTMLElement>(`[data-tool="${tool}"]`)?.focus();
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={t('formatting')}
      aria-orientation="horizontal"
      onKeyDown={onKeyDown}
      className="sticky top-(--editor-header) z-10 -mx-1 mb-4 flex items-center overflow-x-auto border-line border-b bg-paper p-1 [scrollbar-width:thin]"
    >
      {tools.map((tool, index) => {
        if (tool === 'separator') {
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
            <span key={index} aria-hidden="true" className="mx-0.5 h-5 w-px shrink-0 bg-line" />
          );
        }
        const Icon = commandIcons[tool];
        const isToggle = !['image', 'table', 'footnote', 'rule', 'undo', 'redo'].includes(tool);
        const isPressed =
          isUsed && (tool === 'link' ? link !== undefined : tool !== 'image' && active.has(tool));
        const label = tool === 'image' && image ? t('editImage') : t(`tool.${tool}`);
        return (
          <button
            key={tool}
            type="button"
            data-tool={tool}
            tabIndex={tool === stop ? 0 : -1}
            aria-label={label}
            title={label}
            aria-pressed={isToggle ? isPressed : undefined}
            // The selection of the text stays.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => run(tool)}
            className={cx(
              'flex size-9 shrink-0 items-center justify-center rounded text-ink hover:bg-sunken',
              isToggle && isPressed && 'bg-accent-soft text-accent',
            )}
          >
            <Icon />
          </button>
        );
      })}
    </div>
  );
}

function targetOf(key: string, current: number, direction: string): number | undefined {
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
  const last = buttons.length - 1;
  if (key === forward) return current === last ? 0 : current + 1;
  if (key === backward) return current === 0 ? last : current - 1;
  if (key === 'Home') return 0;
  return key === 'End' ? last : undefined;
}

/** Before the text has been entered, its first block is selected without anybody seeing a cursor. */
function useWasFocused(editor: MarkdownEditor): boolean {
  const [wasFocused, setWasFocused] = useState(() => editor.view.hasFocus());
  useEffect(() => {
    const { dom } = editor.view;
    const onFocus = () => setWasFocused(true);
    dom.addEventListener('focus', onFocus);
    return () => dom.removeEventListener('focus', onFocus);
  }, [editor]);
  return wasFocused;
}

function useToolbarKey(editor: MarkdownEditor, bar: { current: HTMLElement | null }) {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (!event.altKey || event.key !== 'F10') return;
      event.preventDefault();
      bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    };
    const { dom } = editor.view;
    dom.addEventListener('keydown', onKey);
    return () => dom.removeEventListener('keydown', onKey);
  }, [editor, bar]);
}
