export * from './attachment-link.ts';
export * from './library.ts';
export * from './reading.ts';
