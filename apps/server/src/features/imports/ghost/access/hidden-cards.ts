import { htmlToText } from '../../html/html-to-text.ts';
import { type GhostRow, textIn } from '../read-export.ts';
import { type Audience, audienceOfCard } from './audience.ts';

/** What the source of a text says about cards that not everybody saw on the site. */
export interface HiddenCards {
  /** Who may read cards that are not for everyone. The HTML marks each of them. */
  readonly gated: readonly Audience[];
  /** The texts of cards that were only in the email. They are not part of the HTML. */
  readonly emailed: readonly string[];
}

const EMAIL_CARDS = new Set(['email', 'email-cta']);

type Card = Readonly<Record<string, unknown>>;

/** Reads the sources of Ghost's editors: `lexical`, or `mobiledoc` of older versions. */
export function findHiddenCards(post: GhostRow): HiddenCards {
  const cards = [...cardsIn(textIn(post, 'lexical')), ...cardsIn(textIn(post, 'mobiledoc'))];
  const emailed = cards.filter((card) => EMAIL_CARDS.has(typeOf(card)) || isOnlyEmailed(card));
  return {
    gated: cards.flatMap(gateOf),
    emailed: emailed.map((card) => htmlToText(String(card.html ?? card.textValue ?? ''))),
  };
}

const typeOf = ({ type }: Card): string => (typeof type === 'string' ? type : '');

const isObject = (value: unknown): value is Card =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** All objects that can be a card. Those of mobiledoc are pairs of a name and their values. */
function cardsIn(source: string | undefined): Card[] {
  const cards: Card[] = [];
  const waiting: unknown[] = [parse(source)];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (Array.isArray(value)) {
      const [name, values] = value;
      const isPair = value.length === 2 && typeof name === 'string' && isObject(values);
      if (isPair) waiting.push({ ...values, type: name });
      else for (const item of value) waiting.push(item);
    } else if (isObject(value)) {
      cards.push(value);
      for (const child of Object.values(value)) waiting.push(child);
    }
  }
  return cards.reverse();
}

function parse(source: string | undefined): unknown {
  try {
    return source === undefined ? undefined : JSON.parse(source);
  } catch {
    return undefined;
  }
}

const onWeb = ({ visibility }: Card): Card | undefined =>
  isObject(visibility) && isObject(visibility.web) ? visibility.web : undefined;

const gateOf = (card: Card): Audience[] => {
  const web = onWeb(card);
  if (!web?.memberSegment || web.nonMember === true) return [];
  return [audienceOfCard(false, String(web.memberSegment))];
};

/** Earlier versions have `showOnWeb` instead. */
const isOnlyEmailed = (card: Card): boolean => {
  const web = onWeb(card);
  if (web) return web.nonMember !== true && !web.memberSegment;
  return isObject(card.visibility) && card.visibility.showOnWeb === false;
};
