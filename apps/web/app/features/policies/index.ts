export { type Area, areaNames, areas } from './areas.ts';
