import { render, toPlainText } from '@react-email/render';
import type { Element, ElementContent, Root } from 'hast';
import { createElement, Fragment, type ReactNode } from 'react';
import type { MarkdownLabels } from '../labels.ts';
import type { RenderOptions } from '../render-markdown.ts';
import { renderTree } from '../render-markdown.ts';
import { blockOf } from './mail-blocks.ts';
import { mailElements } from './mail-elements.ts';
import { type MailLook, TEXT_WIDTH, withoutMarkers } from './mail-look.ts';
import type { MailPlace } from './mail-place.ts';

export interface MailBodyTask {
  readonly markdown: string;
  readonly labels: MarkdownLabels;
  /** With `pageUrl`: links in a mail are absolute. */
  readonly options: Omit<RenderOptions, 'target'> & { readonly pageUrl: string };
  readonly look: MailLook;
}

export interface MailBody {
  readonly html: string;
  readonly text: string;
  /** Those without a description, by their addresses. */
  readonly withoutText: readonly string[];
}

/** A text as mail programs show it: tables, styles on each element, nothing that has to be loaded except pictures. */
export async function renderMailBody({
  markdown,
  labels,
  options,
  look,
}: MailBodyTask): Promise<MailBody> {
  const tree = renderTree(markdown, labels, { ...options, target: 'mail' });
  const html = await toHtml(nodesOf(tree, look));
  const text = toPlainText(html, { wordwrap: false, selectors: HEADINGS });
  return { html, text, withoutText: picturesWithoutText(tree) };
}

/** Capital letters do not exist in every script, and headings are clear from the empty lines around them. */
const HEADINGS = ['h2', 'h3', 'h4'].map((selector) => ({
  selector,
  options: { uppercase: false, leadingLineBreaks: 3 },
}));

function nodesOf(tree: Root, look: MailLook): ReactNode[] {
  const place: MailPlace = {
    look,
    width: TEXT_WIDTH,
    inside: (node, at = place) => node.children.map((child) => toReact(child, at)),
  };
  return tree.children.map((node) => (node.type === 'doctype' ? null : toReact(node, place)));
}

function toReact(node: ElementContent, place: MailPlace): ReactNode {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element' || node.properties.hidden) return null;
  const { tagName } = node;
  const render =
    blockOf(node) ?? (Object.hasOwn(mailElements, tagName) ? mailElements[tagName] : undefined);
  return render ? render(node, place) : createElement(Fragment, {}, ...place.inside(node));
}

/** What `render` puts around a whole document. */
const DOCTYPE = /^<!DOCTYPE[^>]*>/;

const toHtml = async (nodes: readonly ReactNode[]): Promise<string> =>
  withoutMarkers(await render(createElement(Fragment, {}, ...nodes))).replace(DOCTYPE, '');

function picturesWithoutText(tree: Root): string[] {
  const found: string[] = [];
  const look = (node: Root | Element) => {
    for (const child of node.children) {
      if (child.type !== 'element') continue;
      const { alt, src } = child.properties;
      if (child.tagName === 'img' && String(alt ?? '').trim() === '') found.push(String(src));
      look(child);
    }
  };
  look(tree);
  return found;
}
