import type { EditorBlock } from '../editor-block.ts';

export const paywall: EditorBlock = {
  icon: 'M6 11h12v9H6zM9 11V8a3 3 0 0 1 6 0v3',
  template: '::paywall',
  className: 'paywall',
  fields: [],
  hasNoText: true,
};
