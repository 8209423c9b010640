export type { ConsultationsContext } from './context.ts';
export { consultationsFeature } from './feature.ts';
export { isUnderConsultation } from './read/is-under-consultation.ts';
export { removeStarterConsultations } from './starter/remove-starter-consultations.ts';
export { createStopLinks } from './tell/stop-links.ts';
