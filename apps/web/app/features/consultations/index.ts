export { ConsultationEntry } from './consultation-entry.tsx';
export { useConsultations } from './member/use-consultation.ts';
