export { SecondFactorStep } from './login/second-factor-step.tsx';
export { SecondFactorsSection } from './second-factors-section.tsx';
export { StaffFactorNotice } from './staff-factor-notice.tsx';
