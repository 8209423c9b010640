export * from './accents.ts';
export * from './get-site.ts';
export * from './settings.ts';
export * from './setup.ts';
