import type { EditorBlock } from '../editor-block.ts';

export const pullquote: EditorBlock = {
  icon: 'M4 4h16M4 20h16M7 15c2-1 3-2 3-4V9H7v3h3M14 15c2-1 3-2 3-4V9h-3v3h3',
  template: ':::pullquote\n:::',
  className: 'pullquote',
  fields: [],
};
