export { PledgeCounts } from './pledge-counts.tsx';
export { PolicyPledges } from './policy-pledges.tsx';
export { statuses } from './statuses.ts';
