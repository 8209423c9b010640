import {
  type BlockName,
  type EditorCommand,
  editorBlocks,
  isNeeded,
  type MarkdownEditor,
} from '@rostra/markdown-editor';
import { useMessages } from '@rostra/messages/react';
import { cx } from '@rostra/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { readSlashQuery } from './slash-query.ts';
import { commandIcons } from './tools/command-icons.tsx';

type Item = Exclude<EditorCommand, 'undo' | 'redo'> | 'image';

const blockNames = Object.keys(editorBlocks) as BlockName[];

const items: readonly Item[] = [
  'heading2',
  'heading3',
  'bulletList',
  'orderedList',
  'taskList',
  'quote',
  'image',
  'table',
  'footnote',
  'codeBlock',
  'rule',
  ...blockNames,
];

interface SlashMenuProps {
  editor: MarkdownEditor;
  onImage: () => void;
  /** Opens the settings of the block that was inserted. */
  onBlock: () => void;
}

/** A block that readers do not see before it has an address, for example. */
const needsSettings = (name: BlockName) => editorBlocks[name].fields.some(isNeeded);

/**
 * Typing `/` in an empty paragraph lists what can be inserted. The focus stays in the text; screen
 * readers hear the list through `aria-activedescendant` and its number of entries.
 */
export function SlashMenu({ editor, onImage, onBlock }: SlashMenuProps) {
  const t = useMessages('studio-editor');
  const id = useId();
  const { view } = editor;
  const found = readSlashQuery(view.state);
  const [dismissedAt, setDismissedAt] = useState<number>();
  const [chosen, setChosen] = useState(0);
  const query = found?.from === dismissedAt ? undefined : found;
  const needle = query?.text.toLowerCase() ?? '';
  const shown = query
    ? items.filter((item) => t(`tool.${item}`).toLowerCase().includes(needle))
    : [];
  const isOpen = shown.length > 0;
  const index = Math.min(chosen, shown.length - 1);

  const run = (item: Item) => {
    if (!query) return;
    view.dispatch(view.state.tr.delete(query.from, query.to));
    setChosen(0);
    if (item === 'image') onImage();
    else {
      editor.run(item);
      view.focus();
      if (blockNames.some((name) => name === item && needsSettings(name))) onBlock();
    }
  };
  const keys = useRef<(event: KeyboardEvent) => void>(() => {});
  keys.current = (event) => {
    if (!isOpen) return;
    const actions: Record<string, () => void> = {
      ArrowDown: () => setChosen((index + 1) % shown.length),
      ArrowUp: () => setChosen((index + shown.length - 1) % shown.length),
      Enter: () => shown[index] && run(shown[index]),
      Tab: () => shown[index] && run(shown[index]),
      Escape: () => setDismissedAt(query?.from),
    };
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => keys.current(event);
    // Before the editor's own handling of Enter and arrows.
    const parent = view.dom.parentElement;
    parent?.addEventListener('keydown', onKey, true);
    return () => parent?.removeEventListener('keydown', onKey, true);
  }, [view]);
  useEffect(() => {
    if (!query) setDismissedAt((at) => (found ? at : undefined));
    const { dom } = view;
    dom.setAttribute('aria-haspopup', 'listbox');
    if (isOpen) {
      dom.setAttribute('aria-controls', id);
      dom.setAttribute('aria-activedescendant', `${id}-${shown[index]}`);
    } else {
      dom.removeAttribute('aria-controls');
      dom.removeAttribute('aria-activedescendant');
    }
  });
  const place = query ? view.coordsAtPos(query.from) : undefined;
  return (
    <>
      <p role="status" className="sr-only">
        {isOpen ? t('slashCount', { count: shown.length }) : null}
      </p>
      {isOpen && place ? (
        <div
          id={id}
          role="listbox"
          aria-label={t('insert')}
          style={{ top: place.bottom + window.scrollY + 4, insetInlineStart: inlineStart(place) }}
          className="absolute z-20 max-h-80 w-64 overflow-y-auto rounded bg-raised py-1 shadow-float"
        >
          {shown.map((item, position) => {
            const Icon = commandIcons[item];
            return (
              // biome-ignore lint/a11y/useKeyWithClickEvents: keys stay in the text, see above
              // biome-ignore lint/a11y/useFocusableInteractive: it is the active descendant of the text
              <div
                key={item}
                id={`${id}-${item}`}
                role="option"
                aria-selected={position === index}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => run(item)}
                className={cx(
                  'flex min-h-9 cursor-pointer items-center gap-3 px-3',
                  position === index && 'bg-accent-soft text-accent',
                )}
              >
                <span className="flex w-6 justify-center">
                  <Icon />
                </span>
                {t(`tool.${item}`)}
              </div>
            );
          })}
        </div>
      ) : null}
    </>
  );
}

/** Inside the window also on a phone. */
const inlineStart = ({ left }: { left: number }) =>
  Math.max(Math.min(left, window.innerWidth - 272), 8) + window.scrollX;
