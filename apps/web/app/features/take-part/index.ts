export { type OpenDecision, openDecisions } from './open-decisions.ts';
export { OpenLine } from './open-line.tsx';
