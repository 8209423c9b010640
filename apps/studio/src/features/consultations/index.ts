export { consultationPath, consultationsKey } from './consultations-query.ts';
