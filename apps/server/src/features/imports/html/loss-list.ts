import type { Element } from 'hast';
import type { Loss } from '../content-source.ts';
import { lastWordsOfHtml } from './quote-text.ts';

/** Reports a loss and the element that it concerns, by which its place is found. */
export type Lose = (loss: Loss, at?: Element) => void;

/** Looking up a place takes a moment, and a report shows a few of them. */
const MAX_PLACES = 5;

/** What a text in HTML lost, and where. The same loss in several places is one. */
export class LossList {
  readonly #html: string;
  readonly #losses = new Map<string, Loss>();
  /** Elements that replaced others have no position: they are where the one before was. */
  #offset = 0;

  constructor(html: string) {
    this.#html = html;
  }

  readonly lose: Lose = (loss, at) => {
    const key = `${loss.kind} ${loss.detail}`;
    const places = [...(this.#losses.get(key)?.places ?? []), ...(loss.places ?? [])];
    this.#offset = at?.position?.start.offset ?? this.#offset;
    if (at && places.length < MAX_PLACES) {
      places.push(lastWordsOfHtml(this.#html.slice(0, this.#offset)));
    }
    this.#losses.set(key, { ...loss, ...(places.length > 0 ? { places } : {}) });
  };

  list(): Loss[] {
    return [...this.#losses.values()];
  }
}
