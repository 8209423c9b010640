export * from './get-readership.ts';
