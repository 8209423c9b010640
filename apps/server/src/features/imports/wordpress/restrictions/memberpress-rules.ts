import type { WxrPart } from '../read-wxr.ts';

export const RULE_TYPE = 'memberpressrule';

/** What the rules of MemberPress protect. They are items of the export. */
export interface MemberpressRules {
  readonly isEverything: boolean;
  readonly posts: ReadonlySet<string>;
  /** `category water`, `post_tag news` */
  readonly terms: ReadonlySet<string>;
}

export const NO_RULES: MemberpressRules = {
  isEverything: false,
  posts: new Set(),
  terms: new Set(),
};

const DOMAINS: Readonly<Record<string, string>> = { category: 'category', tag: 'post_tag' };

/** A kind of rule that is not known may protect anything. */
export function addRule(rules: MemberpressRules, { fields, meta }: WxrPart): MemberpressRules {
  if (fields.get('wp:status') !== 'publish') return rules;
  const type = meta.get('_mepr_rules_type') ?? '';
  const content = meta.get('_mepr_rules_content') ?? '';
  if (/^single_/.test(type)) return { ...rules, posts: new Set([...rules.posts, content]) };
  const domain = DOMAINS[type];
  // A number is the id of a term, which texts do not name.
  if (domain === undefined || /^\d*$/.test(content)) return { ...rules, isEverything: true };
  return { ...rules, terms: new Set([...rules.terms, `${domain} ${content}`]) };
}

export const isProtected = (
  { isEverything, posts, terms }: MemberpressRules,
  part: WxrPart,
): boolean =>
  isEverything ||
  posts.has(part.fields.get('wp:post_id') ?? '') ||
  part.terms.some(({ domain, slug }) => terms.has(`${domain} ${slug}`));
