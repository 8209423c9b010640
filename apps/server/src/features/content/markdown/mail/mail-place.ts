import type { Element, ElementContent } from 'hast';
import type { CSSProperties, ReactNode } from 'react';
import type { MailLook } from './mail-look.ts';

/** Where an element of a mail is. */
export interface MailPlace {
  readonly look: MailLook;
  /** In pixels, in a program with a wide window. Beside another one, a picture has half of it. */
  readonly width: number;
  /** What is inside an element. */
  inside(node: Element, place?: MailPlace): ReactNode[];
}

export type MailRender = (node: Element, place: MailPlace) => ReactNode;

export const paragraph = (margin: string, more: CSSProperties = {}): CSSProperties => ({
  fontSize: 17,
  lineHeight: '1.6',
  margin,
  ...more,
});

export const isElement = (node: ElementContent): node is Element => node.type === 'element';

export const hasClass = ({ properties }: Element, name: string): boolean =>
  Array.isArray(properties.className) && properties.className.includes(name);

export const rawText = (node: ElementContent): string => {
  if (node.type === 'text') return node.value;
  return isElement(node) ? node.children.map(rawText).join('') : '';
};
