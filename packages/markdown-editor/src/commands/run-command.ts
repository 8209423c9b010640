import { editorViewCtx } from '@milkdown/core';
import type { Ctx } from '@milkdown/ctx';
import { redoCommand, undoCommand } from '@milkdown/plugin-history';
import {
  createCodeBlockCommand,
  insertHrCommand,
  toggleEmphasisCommand,
  toggleInlineCodeCommand,
  toggleStrongCommand,
  turnIntoTextCommand,
  wrapInBlockquoteCommand,
  wrapInBulletListCommand,
  wrapInHeadingCommand,
  wrapInOrderedListCommand,
} from '@milkdown/preset-commonmark';
import { insertTableCommand, toggleStrikethroughCommand } from '@milkdown/preset-gfm';
import { callCommand } from '@milkdown/utils';
import { type BlockName, blockKinds } from '@rostra/block-syntax';
import { insertBlock } from '../blocks/insert-block.ts';
import { changeTable, type TableCommand } from '../tables/change-table.ts';
import { insertFootnote } from './insert-footnote.ts';
import { setLink } from './set-link.ts';
import { toggleTaskList } from './toggle-task-list.ts';

/** What a toolbar or a menu can do at the selection. */
export type EditorCommand =
  | BlockName
  | 'paragraph'
  | 'heading2'
  | 'heading3'
  | 'heading4'
  | 'bold'
  | 'italic'
  | 'strikethrough'
  | 'code'
  | 'quote'
  | 'bulletList'
  | 'orderedList'
  | 'taskList'
  | 'codeBlock'
  | 'rule'
  | 'table'
  | 'footnote'
  | 'undo'
  | 'redo';

type Run = (ctx: Ctx) => boolean;

const insertBlocks = Object.fromEntries(
  Object.keys(blockKinds).map((name) => [name, (ctx: Ctx) => insertBlock(ctx, name as BlockName)]),
) as Record<BlockName, Run>;

/** Milkdown gives a command its key only when an editor is created. */
const commands: Record<EditorCommand, Run> = {
  ...insertBlocks,
  paragraph: (ctx) => callCommand(turnIntoTextCommand.key)(ctx),
  heading2: (ctx) => callCommand(wrapInHeadingCommand.key, 2)(ctx),
  heading3: (ctx) => callCommand(wrapInHeadingCommand.key, 3)(ctx),
  heading4: (ctx) => callCommand(wrapInHeadingCommand.key, 4)(ctx),
  bold: (ctx) => callCommand(toggleStrongCommand.key)(ctx),
  italic: (ctx) => callCommand(toggleEmphasisCommand.key)(ctx),
  strikethrough: (ctx) => callCommand(toggleStrikethroughCommand.key)(ctx),
  code: (ctx) => callCommand(toggleInlineCodeCommand.key)(ctx),
  quote: (ctx) => callCommand(wrapInBlockquoteCommand.key)(ctx),
  bulletList: (ctx) => callCommand(wrapInBulletListCommand.key)(ctx),
  orderedList: (ctx) => callCommand(wrapInOrderedListCommand.key)(ctx),
  taskList: toggleTaskList,
  codeBlock: (ctx) => callCommand(createCodeBlockCommand.key)(ctx),
  rule: (ctx) => callCommand(insertHrCommand.key)(ctx),
  table: (ctx) => callCommand(insertTableCommand.key, { row: 3, col: 3 })(ctx),
  footnote: insertFootnote,
  undo: (ctx) => callCommand(undoCommand.key)(ctx),
  redo: (ctx) => callCommand(redoCommand.key)(ctx),
};

/** Returns whether the command applies at the selection. */
export function runTableCommand(ctx: Ctx, command: TableCommand): boolean {
  const { state, dispatch } = ctx.get(editorViewCtx);
  return changeTable(command)(state, dispatch);
}

/** Returns whether the command applies at the selection. */
export const runCommand = (ctx: Ctx, command: EditorCommand): boolean => commands[command](ctx);

export const runLink = (ctx: Ctx, href: string, text?: string): boolean => setLink(ctx, href, text);
