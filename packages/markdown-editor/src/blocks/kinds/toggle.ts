import type { EditorBlock } from '../editor-block.ts';

export const toggle: EditorBlock = {
  icon: 'm5 9 3 3-3 3M12 7h8M12 12h8M12 17h5',
  template: ':::toggle\n:::',
  className: 'toggle',
  fields: [{ name: 'open', kind: 'switch' }],
};
