/** Custom fields with which plugins keep a whole post for some readers, and what they contain if they do. */
const FIELDS: readonly { readonly key: RegExp; readonly isSet?: (value: string) => boolean }[] = [
  { key: /^_members_access_role$/ },
  { key: /^_?rcp_(?:subscription|user|access)_level$|^rcUserLevel$|^_is_paid$/ },
  { key: /^_jetpack_newsletter_access$/ },
  { key: /^memberful_(?:acl|available_to_\w+)$/ },
  { key: /^patreon-level$/ },
  { key: /^_?issuem[-_]leaky[-_]paywall[-_]visibility$/, isSet: hasWords(/only|always/) },
  { key: /^_?groups-(?:read|groups_read_post)$/ },
  { key: /^_llms_is_restricted$/ },
  { key: /^um_content_restriction$/, isSet: hasWords(/"_um_accessible";(?:s:1:"2"|i:2)/) },
  { key: /^pms-content-restrict-(?:subscription-plan|user-status)$/ },
  { key: /^passster_(?:activate_protection|password)$/ },
  { key: /^_wpmem_block$/ },
  { key: /^ihc_mb_who$/, isSet: (value) => isClosed(value) && value !== 'unreg' },
  { key: /^arm_access_plan$/, isSet: () => true },
  { key: /^wpf-settings$/, isSet: hasWords(/"lock_content";(?:s:1:"1"|i:1|b:1)/) },
  { key: /^_?(?:is[_-])?(?:members?|subscribers?|patrons?|vip)[_-]?only$/ },
  { key: /^_?(?:requires?[_-]login|login[_-]required)$/ },
];

function hasWords(pattern: RegExp): (value: string) => boolean {
  return (value) => pattern.test(value);
}

/** Values that open a post to everyone. */
const OPEN = /^(?:|0|no|off|false|all|none|everyone|everybody|public|a:0:\{\}|\[\])$/i;
const isClosed = (value: string): boolean => !OPEN.test(value.trim());

export const isRestrictionField = (key: string): boolean =>
  FIELDS.some((field) => field.key.test(key));

/** The custom field that keeps a post for some readers. */
export function findRestriction(meta: ReadonlyMap<string, string>): string | undefined {
  for (const [key, value] of meta) {
    const field = FIELDS.find((known) => known.key.test(key));
    if (field && (field.isSet ?? isClosed)(value)) return key;
  }
  return undefined;
}
