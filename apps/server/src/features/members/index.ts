export type { MembersContext } from './context.ts';
export { membersFeature } from './feature.ts';
