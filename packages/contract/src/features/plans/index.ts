export {
  createPlan,
  editPlan,
  listManagedPlans,
  offerPlan,
  orderPlans,
  retirePlan,
} from './manage-plans.ts';
export {
  type EditedPlan,
  type ManagedPlan,
  type NewPlan,
  type PlanCurrency,
  planCurrencies,
} from './managed-plan.ts';
export {
  type MovedMember,
  type MoveState,
  moveMembers,
  moveStates,
  type PlanMove,
  previewMove,
} from './move-members.ts';
