export * from './change-email.ts';
export * from './undo-email-change.ts';
