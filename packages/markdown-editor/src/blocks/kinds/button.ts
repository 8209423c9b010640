import type { EditorBlock } from '../editor-block.ts';

export const button: EditorBlock = {
  icon: 'M3 8h18v8H3zM8 12h8',
  template: '::button',
  className: 'button-line',
  fields: [{ name: 'to', kind: 'address' }],
};
