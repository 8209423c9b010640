export { consultationsFeature } from './feature.ts';
export { noteStarterConsultations } from './starter/note-starter-consultations.ts';
export { removeStarterConsultations } from './starter/remove-starter-consultations.ts';
