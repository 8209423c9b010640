import { chainCommands } from '@milkdown/prose/commands';
import { keydownHandler } from '@milkdown/prose/keymap';
import type { Command } from '@milkdown/prose/state';
import type { EditorView } from '@milkdown/prose/view';
import { blockKeys } from '../blocks/block-keys.ts';
import { cellBelow, moveKeys, nextRow } from '../tables/table-keys.ts';
import { leaveBlock, leaveCodeWithEnter } from './leave-block.ts';
import { linkAddress } from './link-address.ts';
import { moveToTextEnd } from './text-end.ts';

/** Keys that Milkdown has no use for, or another one. */
export function handleKeys(
  onLink: (() => void) | undefined,
): (view: EditorView, event: KeyboardEvent) => boolean {
  const keys: Record<string, Command> = {
    ...moveKeys,
    ...blockKeys,
    Tab: nextRow,
    Enter: chainCommands(blockKeys.Enter, leaveCodeWithEnter, cellBelow),
    ArrowDown: leaveBlock('down'),
    ArrowRight: leaveBlock('right'),
    ArrowUp: leaveBlock('up'),
    'Mod-End': moveToTextEnd(false),
    'Shift-Mod-End': moveToTextEnd(true),
  };
  if (onLink) {
    keys['Mod-k'] = () => {
      onLink();
      return true;
    };
  }
  const handle = keydownHandler(keys);
  return (view, event) => {
    if (!view.editable) return false;
    if (event.key === 'Enter') linkAddress(view);
    return handle(view, event);
  };
}
