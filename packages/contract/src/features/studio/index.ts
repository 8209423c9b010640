export * from './entry-summary.ts';
export * from './get-entry.ts';
export * from './list-entries.ts';
export * from './save-entry.ts';
