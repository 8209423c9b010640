export * from './areas.ts';
export * from './policies.ts';
