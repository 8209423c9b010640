import { createReadStream } from 'node:fs';
import { SaxesParser } from 'saxes';
import { StartError } from '../../../errors.ts';
import { isRestrictionField } from './restrictions/restricted-posts.ts';

/** A part of an export: an author, a category, a tag, or an item (post, page, attachment). */
export interface WxrPart {
  readonly kind: 'author' | 'category' | 'tag' | 'item' | 'site';
  /** Texts by the names of their elements: `wp:post_type`. */
  readonly fields: ReadonlyMap<string, string>;
  /** Categories and tags of an item. */
  readonly terms: readonly WxrTerm[];
  readonly meta: ReadonlyMap<string, string>;
  readonly comments: number;
}

export interface WxrTerm {
  readonly domain: string;
  readonly slug: string;
  readonly name: string;
}

/** Longer texts are cut; no text that can be saved is as long. */
const MAX_TEXT = 3_000_000;

const PARTS: Readonly<Record<string, WxrPart['kind']>> = {
  item: 'item',
  'wp:author': 'author',
  'wp:category': 'category',
  'wp:tag': 'tag',
};

/** What an export says about the site. Those of other programs do not have all of it. */
const ABOUT_SITE = new Set(['link', 'wp:base_blog_url', 'wp:wxr_version']);

/** WordPress exports texts as they are, with characters that XML does not allow. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/**
 * Reads an export in pieces, so that memory does not grow with the file. The parser knows no entities but those of XML
 * itself, and a file that declares any is refused. Throws if the file is damaged or ends early.
 */
export async function* readWxr(path: string): AsyncIterable<WxrPart> {
  const ready: WxrPart[] = [];
  const parser = createParser((part) => ready.push(part));
  for await (const chunk of createReadStream(path, { encoding: 'utf8' })) {
    parser.write(String(chunk).replace(FORBIDDEN, ''));
    yield* ready.splice(0);
  }
  parser.close();
  yield* ready.splice(0);
}

interface Open {
  readonly kind: WxrPart['kind'];
  readonly name: string;
  readonly fields: Map<string, string>;
  readonly terms: WxrTerm[];
  readonly meta: Map<string, string>;
  comments: number;
}

function createParser(add: (part: WxrPart) => void): SaxesParser {
  const parser = new SaxesParser({});
  const path: string[] = [];
  let open: Open | undefined;
  let term: { domain: string; slug: string } | undefined;
  let metaKey = '';
  let text = '';
  const fail = (): never => {
    throw new StartError(`The file is damaged near line ${parser.line}. Export it again.`);
  };
  parser.on('error', fail);
  parser.on('doctype', () => {
    throw new StartError('The file declares a document type, which exports of WordPress never do.');
  });
  const append = (more: string) => {
    if (text.length < MAX_TEXT) text += more;
  };
  parser.on('text', append);
  // A text that contains the end of a CDATA section is split into several.
  parser.on('cdata', append);
  parser.on('opentag', ({ name, attributes }) => {
    path.push(name);
    text = '';
    if (!open && PARTS[name]) open = newPart(PARTS[name], name);
    if (open && name === 'category' && path.at(-2) === 'item') {
      term = { domain: attributes.domain ?? '', slug: detached(attributes.nicename ?? '') };
    }
    if (open && name === 'wp:comment') open.comments += 1;
  });
  parser.on('closetag', ({ name }) => {
    path.pop();
    const parent = path.at(-1);
    const value = detached(text);
    if (open && name === open.name) {
      add(open);
      open = undefined;
    } else if (open && term && name === 'category') {
      open.terms.push({ ...term, name: value });
      term = undefined;
    } else if (open && parent === open.name) {
      if (!open.fields.has(name)) open.fields.set(name, value);
    } else if (open && parent === 'wp:postmeta') {
      if (name === 'wp:meta_key') metaKey = value;
      if (name === 'wp:meta_value' && isWantedMeta(metaKey)) open.meta.set(metaKey, value);
    } else if (!open && parent === 'channel' && ABOUT_SITE.has(name)) {
      add({ ...newPart('site', name), fields: new Map([[name, value.trim()]]) });
    }
    text = '';
  });
  return parser;
}

/** A part of a string keeps the whole string in memory, which here is the piece of the file that it was read from. */
const detached = (text: string): string => Buffer.from(text).toString();

const newPart = (kind: WxrPart['kind'], name: string): Open => ({
  kind,
  name,
  fields: new Map(),
  terms: [],
  meta: new Map(),
  comments: 0,
});

const isWantedMeta = (key: string): boolean =>
  /^_(?:thumbnail_id|wp_attachment_image_alt|wp_old_slug|yoast_wpseo_(?:title|metadesc))$/.test(
    key,
  ) ||
  /^_mepr_rules_(?:type|content)$/.test(key) ||
  isRestrictionField(key);
