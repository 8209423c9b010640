import type { EditorBlock } from '../editor-block.ts';

const src = (accept: string) => ({ name: 'src', kind: 'file', accept, isRequired: true }) as const;
const optional = (name: string, accept: string) => ({ name, kind: 'file', accept }) as const;

export const file: EditorBlock = {
  icon: 'M6 3h8l4 4v14H6zM14 3v4h4M12 11v6M9.5 14.5 12 17l2.5-2.5',
  template: '::file',
  className: 'file',
  fields: [src('')],
};

export const audio: EditorBlock = {
  icon: 'M9 18V6l10-2v12M6.5 15.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5M16.5 13.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
  template: '::audio',
  className: 'audio',
  fields: [src('audio/*'), optional('captions', '.vtt')],
};

export const video: EditorBlock = {
  icon: 'M3 5h18v14H3zM10 9v6l5-3z',
  template: '::video',
  className: 'video',
  fields: [src('video/*'), optional('poster', 'image/*'), optional('captions', '.vtt')],
};
