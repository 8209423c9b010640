export { createSecondFactors } from './create-context.ts';
export { secondFactorsFeature } from './feature.ts';
export { findFactorKinds, hasSecondFactor } from './find-methods.ts';
export { createLoginFactors } from './login/login-factors.ts';
export { createFactorProofChecks } from './proof/check-factor-proof.ts';
export { removeFactors } from './remove-factors.ts';
export { resetFactors } from './reset-factors.ts';
export { findFactorDueAt } from './staff/find-factor-due-at.ts';
export { createStaffDeadline, type StaffDeadline } from './staff/staff-deadline.ts';
