import { pages, pathTo } from '@rostra/contract/pages';
import { StartError } from '../../../errors.ts';
import { fitSlug } from '../documents/fit-text.ts';
import { readWxr, type WxrPart } from './read-wxr.ts';
import {
  addRule,
  type MemberpressRules,
  NO_RULES,
  RULE_TYPE,
} from './restrictions/memberpress-rules.ts';

export interface Attachment {
  readonly url: string;
  readonly alternativeText: string | undefined;
  readonly caption: string | undefined;
}

export interface Term {
  readonly slug: string;
  readonly name: string;
  readonly description?: string | undefined;
}

/** What is needed before the first text can be converted. Its size depends on how many texts there are, not on their length. */
export interface WxrIndex {
  readonly site: string;
  readonly total: number;
  readonly authors: ReadonlyMap<string, string>;
  readonly categories: ReadonlyMap<string, Term>;
  readonly tags: ReadonlyMap<string, Term>;
  readonly attachments: ReadonlyMap<string, Attachment>;
  /** The attachments that were uploaded for a text, by its id: a gallery without ids shows them. */
  readonly uploads: ReadonlyMap<string, readonly string[]>;
  /** New paths of texts by their old ones, without the slash at the end. */
  readonly paths: ReadonlyMap<string, string>;
  readonly rules: MemberpressRules;
}

export const isText = (part: WxrPart): boolean => {
  const type = part.fields.get('wp:post_type');
  return part.kind === 'item' && (type === 'post' || type === 'page');
};

export const slugOf = ({ fields }: WxrPart): string =>
  fitSlug(fields.get('wp:post_name') || undefined, fields.get('title') ?? '');

/** Reads all files once. Damaged ones are found here, before anything is written. */
export async function indexExport(files: readonly string[]): Promise<WxrIndex> {
  const about = new Map<string, string>();
  let total = 0;
  const authors = new Map<string, string>();
  const categories = new Map<string, Term>();
  const tags = new Map<string, Term>();
  const attachments = new Map<string, Attachment>();
  const uploads = new Map<string, string[]>();
  const paths = new Map<string, string>();
  let rules = NO_RULES;
  for (const file of files) {
    for await (const part of readWxr(file)) {
      const { fields, meta } = part;
      const get = (name: string) => fields.get(name)?.trim() || undefined;
      if (part.kind === 'site') {
        for (const [name, value] of fields) if (!about.has(name)) about.set(name, value);
      }
      if (part.kind === 'author') {
        const login = get('wp:author_login') ?? '';
        authors.set(login, get('wp:author_display_name') ?? login);
      }
      if (part.kind === 'category') {
        addTerm(
          categories,
          get('wp:category_nicename'),
          get('wp:cat_name'),
          get('wp:category_description'),
        );
      }
      if (part.kind === 'tag') addTerm(tags, get('wp:tag_slug'), get('wp:tag_name'));
      if (part.kind !== 'item') continue;
      for (const { domain, slug, name } of part.terms) {
        if (domain === 'category') addTerm(categories, slug, name);
        if (domain === 'post_tag') addTerm(tags, slug, name);
      }
      if (get('wp:post_type') === RULE_TYPE) rules = addRule(rules, part);
      if (isText(part)) {
        total += 1;
        const creator = get('dc:creator');
        if (creator !== undefined && !authors.has(creator)) authors.set(creator, creator);
        const path = URL.parse(get('link') ?? '')?.pathname.replace(/\/$/, '');
        if (path) paths.set(path, pathTo(pages.blogPost, { slug: slugOf(part) }));
      }
      const url = get('wp:attachment_url');
      const id = get('wp:post_id');
      if (url !== undefined && id !== undefined) {
        const alternativeText = meta.get('_wp_attachment_image_alt') || undefined;
        attachments.set(id, { url, alternativeText, caption: get('excerpt:encoded') });
        const parent = get('wp:post_parent') ?? '0';
        if (parent !== '0') uploads.set(parent, [...(uploads.get(parent) ?? []), id]);
      }
    }
  }
  const site = about.get('wp:base_blog_url') || about.get('link');
  const isExport = about.has('wp:base_blog_url') || about.has('wp:wxr_version');
  if (!site || !isExport) throw new StartError('This is not an export of WordPress.');
  return {
    site: site.replace(/\/+$/, ''),
    total: total + authors.size + categories.size + tags.size,
    ...{ authors, categories, tags, attachments, uploads, paths, rules },
  };
}

function addTerm(
  terms: Map<string, Term>,
  given: string | undefined,
  name: string | undefined,
  description?: string,
): void {
  if (given === undefined || given === '' || terms.has(given)) return;
  terms.set(given, { slug: fitSlug(given, name ?? ''), name: name || given, description });
}
