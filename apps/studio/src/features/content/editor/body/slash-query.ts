import type { MarkdownEditor } from '@rostra/markdown-editor';

export interface SlashQuery {
  readonly from: number;
  readonly to: number;
  /** What follows the slash. */
  readonly text: string;
}

/** The cursor is behind a slash, and there is nothing else in the paragraph. */
export function readSlashQuery(state: MarkdownEditor['view']['state']): SlashQuery | undefined {
  const { $from, empty } = state.selection;
  const { parent } = $from;
  if (!empty || parent.type.name !== 'paragraph') return undefined;
  if ($from.parentOffset !== parent.content.size) return undefined;
  const match = /^\/([\p{L}\d ]{0,20})$/u.exec(parent.textContent);
  if (!match) return undefined;
  return { from: $from.start(), to: $from.pos, text: match[1] ?? '' };
}
