import type { EditorBlock } from '../editor-block.ts';

export const gallery: EditorBlock = {
  icon: 'M3 4h8v7H3zM13 4h8v7h-8zM3 13h8v7H3zM13 13h8v7h-8z',
  template: ':::gallery\n:::',
  className: 'gallery',
  fields: [],
};
