export type { ConsultationsContext } from './context.ts';
export { consultationsFeature } from './feature.ts';
export {
  declineConsultationMails,
  wantsConsultationMails,
} from './notifications/mail-choice.ts';
export { createStopLinks } from './notifications/stop-links.ts';
export { hasConsultations } from './read/has-consultations.ts';
export { isUnderConsultation } from './read/is-under-consultation.ts';
export { participantsOf } from './read/participants-of.ts';
export { removeStarterConsultations } from './starter/remove-starter-consultations.ts';
