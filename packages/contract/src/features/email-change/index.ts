export * from './change-email.ts';
