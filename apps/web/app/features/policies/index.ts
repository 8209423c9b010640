export { type Area, areas } from './areas.ts';
