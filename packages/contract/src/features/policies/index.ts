export * from './areas.ts';
export * from './editions.ts';
export * from './policies.ts';
