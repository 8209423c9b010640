import { requiredPlans } from '../member-content/member-contents.ts';

/** Who can open the text of a page. */
export const pageAccess = ['everyone', ...requiredPlans] as const;
export type PageAccess = (typeof pageAccess)[number];
