/** What a role allows beyond what every member may do. Each call names the one that it needs. */
export const capabilities = {
  'content.draft': 'Create drafts, and read, change and delete one’s own',
  'content.edit': 'Read, write, publish and delete all content',
  'media.upload': 'Upload pictures and files',
  'members.read': 'Read the accounts of members',
  'members.block': 'Block and unblock members',
  'members.manage': 'End sessions of members, write notes about them, export and erase them',
  'money.read': 'See payments, and export the monthly closing',
  'money.refund': 'Refund payments',
  'plans.manage': 'Create, price, order and retire plans',
  'mails.manage': 'See which emails were sent or failed, and send them again',
  'factors.reset': 'Remove the second factors of others',
  'staff.manage': 'List and invite staff, change and revoke their roles',
  'ownership.transfer': 'Transfer the ownership',
  'audit.read': 'Read and export the audit log',
  'messages.edit': 'Replace texts of the site',
  'tokens.manage': 'Create and revoke API tokens',
  'webhooks.manage': 'Create, change and delete webhooks, and read what was sent',
  'newsletters.send': 'Send mailings to subscribers, pause and cancel them, and see who got them',
  'settings.edit': 'Change the settings of the site',
  'site.monitor': 'Read the status of the site',
  'site.import': 'Import content from other programs, and undo imports',
} as const;

export type Capability = keyof typeof capabilities;

const all = Object.keys(capabilities) as Capability[];
const content = ['content.draft', 'content.edit', 'media.upload'] as const;

/** The only place that defines what a role may do. There is exactly one owner, and members have no role. */
export const staffRoles = {
  owner: { name: 'Owner', capabilities: all },
  administrator: {
    name: 'Administrator',
    capabilities: all.filter((capability) => capability !== 'ownership.transfer'),
  },
  editor: { name: 'Editor', capabilities: content },
  author: { name: 'Author', capabilities: ['content.draft', 'media.upload'] },
  treasurer: {
    name: 'Treasurer',
    capabilities: ['members.read', 'money.read', 'money.refund', 'plans.manage'],
  },
} as const satisfies Record<string, { name: string; capabilities: readonly Capability[] }>;

export type StaffRole = keyof typeof staffRoles;
export type Role = 'member' | StaffRole;

export const staffRoleNames = Object.keys(staffRoles) as [StaffRole, ...StaffRole[]];
export const roleNames = ['member', ...staffRoleNames] as const;

export const isStaffRole = (role: string): role is StaffRole => Object.hasOwn(staffRoles, role);

/** Whether a role includes a capability. `visitor` means not logged in. */
export function can(role: Role | 'visitor', capability: Capability): boolean {
  if (!isStaffRole(role)) return false;
  const { capabilities: included }: { capabilities: readonly Capability[] } = staffRoles[role];
  return included.includes(capability);
}
