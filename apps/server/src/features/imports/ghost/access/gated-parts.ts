import { type Audience, audienceOfCard, describeAudience, narrowest } from './audience.ts';

/** A part of a text that only some readers saw. */
export interface GatedPart {
  readonly html: string;
  readonly audience: Audience;
  /** For the report: `free members`. */
  readonly readers: string;
}

/** Strings are for everybody who may read the text. */
export type TextPart = string | GatedPart;

interface Open extends Omit<GatedPart, 'html'> {
  readonly from: number;
  readonly depth: number;
}

/**
 * Splits a text at the comments with which Ghost marks cards for some readers only. Ghost looks for them in the text
 * itself, before any HTML is parsed, and so does this: broken HTML in a card cannot hide its end. A part without an
 * end goes on to the end of the text.
 */
export function splitGatedParts(html: string): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  let open: Open | undefined;
  for (const mark of findMarks(html)) {
    if (mark.isBegin) {
      if (!open) parts.push(html.slice(done, mark.from));
      const { audience, readers } = readMark(mark.text);
      open = open
        ? { ...open, audience: narrowest(open.audience, audience), depth: open.depth + 1 }
        : { audience, readers, from: mark.to, depth: 1 };
    } else if (open) {
      const { from, depth, ...given } = open;
      open = depth > 1 ? { ...open, depth: depth - 1 } : undefined;
      if (open) continue;
      parts.push({ ...given, html: html.slice(from, mark.from) });
      done = mark.to;
    }
  }
  if (open) parts.push({ ...open, html: html.slice(open.from) });
  else parts.push(html.slice(done));
  return parts.filter((part) => part !== '');
}

/** Who may read all parts of a text; `public` if none is for members only. */
export const audienceOfParts = (parts: readonly TextPart[]): Audience =>
  narrowest(
    'public',
    ...parts.flatMap((part) =>
      typeof part === 'string' || part.audience === 'nobody' ? [] : [part.audience],
    ),
  );

interface Mark {
  readonly isBegin: boolean;
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const MAX_MARK = 2_000;
const MARK = /<!--\s{0,20}kg-gated-block:(begin|end)\b/g;

function* findMarks(html: string): Iterable<Mark> {
  for (const { 0: start, 1: kind, index: from } of html.matchAll(MARK)) {
    const given = html.slice(from + start.length, from + MAX_MARK);
    const end = given.indexOf('-->');
    // Without its end, a mark says nothing, and opens nothing.
    const text = end === -1 ? '' : given.slice(0, end);
    const to = from + start.length + text.length + (end === -1 ? 0 : '-->'.length);
    yield { isBegin: kind === 'begin', text, from, to };
  }
}

/** `nonMember:false memberSegment:"status:free,status:-free"`. What is missing opens nothing. */
function readMark(mark: string): Pick<GatedPart, 'audience' | 'readers'> {
  const isForVisitors = /\snonMember:true(?:\s|$)/.test(mark);
  const memberSegment = /\smemberSegment:"([^"]*)"/.exec(mark)?.[1] ?? '';
  return {
    audience: audienceOfCard(isForVisitors, memberSegment),
    readers: describeAudience(isForVisitors, memberSegment),
  };
}
