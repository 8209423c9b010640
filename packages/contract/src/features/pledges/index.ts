export {
  addPledge,
  addPledgeUpdate,
  correctPledge,
  listManagedPledges,
  readManagedPledge,
} from './manage-pledges.ts';
export {
  MAX_SOURCES,
  type Pledge,
  type PledgeEvidence,
  type PledgeHistory,
  type PledgeSource,
  type PledgeStatus,
  type PledgeUpdate,
  type PledgeWording,
  pledgeStatuses,
} from './pledge.ts';
export { listPledges, readPolicyPledges } from './read-pledges.ts';
