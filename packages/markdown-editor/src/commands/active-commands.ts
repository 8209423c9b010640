import type { EditorState } from '@milkdown/prose/state';
import { type BlockInfo, findBlock } from '../blocks/find-block.ts';
import { describeTable, type TableInfo } from '../tables/describe-table.ts';
import type { ImageData } from './image-data.ts';
import type { EditorCommand } from './run-command.ts';
import { findLink } from './set-link.ts';
import { selectedImage } from './update-image.ts';

const marks = {
  bold: 'strong',
  italic: 'emphasis',
  strikethrough: 'strike_through',
  code: 'inlineCode',
} as const satisfies Partial<Record<EditorCommand, string>>;

export interface SelectionInfo {
  readonly active: ReadonlySet<EditorCommand>;
  /** The address of the link at the cursor. */
  readonly link: string | undefined;
  readonly hasSelection: boolean;
  /** The picture that is selected as a whole. */
  readonly image: Required<ImageData> | undefined;
  /** The selected block, or the innermost one around the cursor. */
  readonly block: BlockInfo | undefined;
  /** The table that the selection is in. */
  readonly table: TableInfo | undefined;
}

/** What a toolbar shows as pressed. */
export function describeSelection(state: EditorState): SelectionInfo {
  const active = new Set<EditorCommand>();
  const { $from, from, to, empty } = state.selection;
  for (const [command, name] of Object.entries(marks) as [keyof typeof marks, string][]) {
    const type = state.schema.marks[name];
    if (!type) continue;
    const isActive = empty
      ? type.isInSet(state.storedMarks ?? $from.marks())
      : state.doc.rangeHasMark(from, to, type);
    if (isActive) active.add(command);
  }
  for (let depth = $from.depth; depth > 0; depth--) {
    const { type, attrs } = $from.node(depth);
    if (type.name === 'heading') active.add(headings[Number(attrs.level)] ?? 'paragraph');
    else if (type.name === 'blockquote') active.add('quote');
    else if (type.name === 'code_block') active.add('codeBlock');
    else if (type.name === 'bullet_list') active.add('bulletList');
    else if (type.name === 'ordered_list') active.add('orderedList');
    else if (type.name === 'list_item' && typeof attrs.checked === 'boolean')
      active.add('taskList');
  }
  if ($from.parent.type.name === 'paragraph') active.add('paragraph');
  return {
    active,
    link: findLink(state)?.href,
    hasSelection: !empty,
    image: selectedImage(state),
    block: findBlock(state),
    table: describeTable(state),
  };
}

const headings: Record<number, EditorCommand> = { 2: 'heading2', 3: 'heading3', 4: 'heading4' };
