export * from './get-site.ts';
