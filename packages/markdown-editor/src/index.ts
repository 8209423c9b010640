export type { SelectionInfo } from './commands/active-commands.ts';
export type { ImageData } from './commands/image-data.ts';
export type { EditorCommand } from './commands/run-command.ts';
export { createEditor, type EditorOptions, type MarkdownEditor } from './milkdown/create-editor.ts';
export { CannotShow } from './source/open-source.ts';
export type { TableCommand } from './tables/change-table.ts';
export type { TableInfo } from './tables/describe-table.ts';
