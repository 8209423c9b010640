export { csvLine } from './csv-line.ts';
export { auditFeature } from './feature.ts';
export { recordAction } from './record-action.ts';
