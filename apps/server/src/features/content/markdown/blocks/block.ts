import type { Element, ElementContent } from 'hast';
import type { z } from 'zod';
import type { BlockLabels } from '../labels.ts';
import type { KnownImage } from '../tree/pictures.ts';

/** Where a text is read: on its page, in a feed or comparison, in a mail, or in a PDF or EPUB. */
export type RenderTarget = 'page' | 'feed' | 'mail' | 'document';

export interface GivenBlock<Attributes> {
  readonly name: string;
  /** How many blocks of this name the text has up to this one. */
  readonly number: number;
  readonly attributes: Attributes;
  /** What stands in brackets. */
  readonly title: ElementContent[];
  readonly content: ElementContent[];
}

export interface BlockContext {
  readonly language: string;
  /** The files of the site that the text names, by the addresses in it. */
  readonly files: ReadonlyMap<string, KnownImage>;
  readonly labels: BlockLabels;
}

/** Undefined if something is missing. Readers then see the source. */
type Render<Attributes> = (
  block: GivenBlock<Attributes>,
  context: BlockContext,
) => Element | undefined;

export interface Block<Attributes = unknown> {
  readonly attributes: z.ZodType<Attributes>;
  /** Whether its words may be part of an excerpt. */
  readonly isInExcerpt: boolean;
  readonly page: Render<Attributes>;
  /** Without scripts and styles. The same as on the page if not given. */
  readonly feed?: Render<Attributes>;
  /** With the class that `mail/mail-blocks.ts` knows it by. The same as in a feed if not given. */
  readonly mail?: Render<Attributes>;
  /** Made of elements that `documents/model/read-blocks.ts` reads. The same as in a feed if not given. */
  readonly document?: Render<Attributes>;
}

/** Renders a block; undefined if its attributes are not valid. */
export type AnyBlock = Pick<Block, 'isInExcerpt'> & {
  render(
    block: GivenBlock<unknown>,
    target: RenderTarget,
    context: BlockContext,
  ): Element | undefined;
};

export function defineBlock<Attributes>(block: Block<Attributes>): AnyBlock {
  const { page, feed = page, mail = feed, document = feed } = block;
  const renderers = { page, feed, mail, document };
  return {
    isInExcerpt: block.isInExcerpt,
    render: (given, target, context) => {
      const { success, data } = block.attributes.safeParse(given.attributes);
      return success ? renderers[target]({ ...given, attributes: data }, context) : undefined;
    },
  };
}
