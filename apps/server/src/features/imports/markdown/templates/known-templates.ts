import type { Loss } from '../../content-source.ts';
import { type Template, unquoted } from './read-templates.ts';
import type { TextFormat } from './text-formats.ts';

export interface TemplateContext {
  /** The new address of another text; undefined if there is none. */
  readonly findAddress: (reference: string) => string | undefined;
  readonly lose: (loss: Loss) => void;
  readonly format: TextFormat;
}

/** The text that replaces a template; undefined if it cannot be replaced. */
type Replace = (template: Template, context: TemplateContext) => string | undefined;

const linkTo = ({ format }: TemplateContext, url: string, label = url): string =>
  format.write({ type: 'link', url, children: [{ type: 'text', value: label }] });

const embedded =
  (address: (id: string) => string): Replace =>
  ({ named, positional }, context) => {
    const id = named.id ?? named.video_id ?? positional.at(-1);
    if (id === undefined) return undefined;
    const url = /^https?:\/\//.test(id) ? id : address(encodeURIComponent(id));
    context.lose({ kind: 'embed', detail: url });
    return linkTo(context, url, named.title ?? url);
  };

const tweet: Replace = ({ named, positional }, context) => {
  const id = named.id ?? positional.at(-1);
  if (id === undefined) return undefined;
  const user = named.user ?? (positional.length > 1 ? positional[0] : undefined) ?? 'i';
  const url = /^https?:\/\//.test(id) ? id : `https://x.com/${user}/status/${id}`;
  context.lose({ kind: 'embed', detail: url });
  return linkTo(context, url);
};

const gist: Replace = ({ positional: [user, id = user] }, context) => {
  if (id === undefined) return undefined;
  const url = `https://gist.github.com/${user === id ? id : `${user}/${id}`}`;
  context.lose({ kind: 'embed', detail: url });
  return linkTo(context, url);
};

const isPath = (text: string): boolean => /[./]/.test(text);

/** Octopress writes `{% img [class] path [width] [height] [title [alt]] %}`. */
const picture: Replace = ({ named, positional }, { lose, format: { write } }) => {
  const path = positional.findIndex(isPath);
  const [title, text] = positional.slice(path + 1).filter((value) => !/^\d+$/.test(value));
  const url = named.src ?? named.url ?? named.image ?? named.image_path ?? positional[path];
  if (url === undefined) return undefined;
  if (named.attr) lose({ kind: 'formatting', detail: `attribution: ${named.attr}` });
  const image = {
    type: 'image',
    url,
    alt: named.alt ?? text ?? named.title ?? '',
    title: named.caption ?? named.title ?? title ?? null,
  } as const;
  return named.link ? write({ type: 'link', url: named.link, children: [image] }) : write(image);
};

const reference: Replace = ({ named, positional: [given = named.path] }, { findAddress, lose }) => {
  if (given === undefined) return undefined;
  const [path = '', anchor] = given.split('#');
  const hash = anchor === undefined ? '' : `#${anchor}`;
  if (path === '') return hash;
  const found = findAddress(path);
  if (found !== undefined) return found + hash;
  lose({ kind: 'relation', detail: given });
  return `/${path.replace(/^\/|(?:\/?_?index)?\.\w+$/g, '')}${hash}`;
};

const TAGS: Readonly<Record<string, Replace>> = {
  figure: picture,
  gist,
  image: picture,
  img: picture,
  instagram: embedded((id) => `https://www.instagram.com/p/${id}`),
  link: reference,
  post_url: reference,
  ref: reference,
  relref: reference,
  tweet,
  twitter: tweet,
  vimeo: embedded((id) => `https://vimeo.com/${id}`),
  x: tweet,
  youtube: embedded((id) => `https://www.youtube.com/watch?v=${id}`),
};

/** Values that stand for the address of the site, which every link has here anyway. */
const SITE = /^site\.(?:url|baseurl)$/;
/** `{{ "/a.png" | relative_url }}` */
const LITERAL = /^("[^"]*"|'[^']*')\s*(?:\||$)/;

export function replaceTemplate(template: Template, context: TemplateContext): string | undefined {
  const { kind, name } = template;
  if (kind === 'tag') return template.isEnd ? undefined : TAGS[name]?.(template, context);
  if (SITE.test(name.split('|', 1)[0]?.trim() ?? '')) return '';
  const literal = LITERAL.exec(name)?.[1];
  return literal === undefined ? undefined : unquoted(literal);
}
