/// <reference types="remark-parse" />
/// <reference types="mdast-util-directive" />
/// <reference types="remark-stringify" />
import { directiveFromMarkdown, directiveToMarkdown } from 'mdast-util-directive';
import { directive } from 'micromark-extension-directive';
import type { Processor } from 'unified';
import { findOpening } from './find-opening.ts';

type Extension = ReturnType<typeof directive>;
type Construct = Extract<NonNullable<Extension['flow']>[string], { tokenize: unknown }>;
type Tokenizer = Construct['tokenize'];
type Start = ReturnType<Tokenizer>;
type Code = Parameters<Start>[0];

const COLON = 58;
/** Longer than any opening with the longest name. */
const MAX_OPENING = 40;

/**
 * Directives for the blocks that we know. Anything else stays text as before: other names, and single colons
 * within a line, such as in 10:30.
 */
export function remarkBlocks(this: Processor): void {
  const data = this.data();
  const { micromarkExtensions, fromMarkdownExtensions, toMarkdownExtensions } = data;
  const syntax = { flow: { [COLON]: knownBlocks() } };
  data.micromarkExtensions = [...(micromarkExtensions ?? []), syntax];
  data.fromMarkdownExtensions = [...(fromMarkdownExtensions ?? []), directiveFromMarkdown()];
  const writing = directiveToMarkdown({ preferUnquoted: true });
  // A colon within a line means nothing here.
  const unsafe = writing.unsafe?.filter(({ inConstruct }) => !inConstruct?.includes('phrasing'));
  data.toMarkdownExtensions = [
    ...(toMarkdownExtensions ?? []),
    { ...writing, unsafe: unsafe ?? [] },
  ];
}

function knownBlocks(): Construct[] {
  const constructs = directive().flow?.[COLON] ?? [];
  return [constructs].flat().map((construct) => ({
    ...construct,
    tokenize(effects, ok, nok) {
      const start = construct.tokenize.call(this, effects, ok, nok);
      const opening = { tokenize: knownOpening, partial: true };
      return effects.check(opening, start, nok);
    },
  }));
}

/** Looks ahead at the first characters of the line. */
const knownOpening: Tokenizer = (effects, ok, nok) => {
  let opening = '';
  const look = (code: Code): ReturnType<Start> => {
    const isInside = code !== null && code > 32 && code !== 91 && code !== 123;
    if (isInside && opening.length < MAX_OPENING) {
      opening += String.fromCodePoint(code);
      effects.consume(code);
      return look;
    }
    effects.exit('data');
    return findOpening(opening)?.rest === '' ? ok(code) : nok(code);
  };
  return (code) => {
    effects.enter('data');
    return look(code);
  };
};
