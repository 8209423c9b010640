export { areasQuery } from './areas-query.ts';
export { LeadBadge } from './lead-badge.tsx';
export { PolicySelect } from './policy-select.tsx';
