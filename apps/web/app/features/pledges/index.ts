export { PolicyPledges } from './policy-pledges.tsx';
