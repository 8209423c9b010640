export * from './attachment-link.ts';
export * from './library.ts';
export * from './member-contents.ts';
