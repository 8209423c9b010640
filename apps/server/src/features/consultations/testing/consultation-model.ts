import type { AnswerState, ContributionKind } from '@rostra/contract';

/** A paragraph of a policy. `root` stays when it is reworded, so that a test can recognise it. */
export interface Paragraph {
  readonly root: number;
  readonly text: string;
}

/** A contribution as it should be. */
export interface Expected {
  readonly id: string;
  readonly kind: ContributionKind;
  readonly writer: number;
  /** The paragraph that it is about, and how that was worded. */
  readonly root: number;
  readonly base: string;
  readonly text: string;
  state: 'open' | 'withdrawn' | AnswerState;
  isHidden: boolean;
  mergedIn: number | null;
  readonly supporters: Set<number>;
}

/** What a consultation should be after some actions, kept without the code that is tested. */
export class ConsultationModel {
  /** What editors see, and what members were shown. */
  policy: Paragraph[];
  drafts: { shown: Paragraph[] }[];
  readonly contributions: Expected[] = [];
  readonly gone = new Set<number>();
  readonly lapsed = new Set<number>();
  ended: 'concluded' | 'abandoned' | null = null;
  /** Paragraphs that were moved, or passed by one: whether they can be followed is left open. */
  readonly moved = new Set<number>();
  #words = 0;

  constructor(count: number) {
    this.policy = Array.from({ length: count }, () => this.newParagraph());
    this.drafts = [{ shown: this.policy }];
  }

  newParagraph(): Paragraph {
    const root = this.#words;
    return { root, text: this.newText() };
  }

  /** No two texts have a word in common. */
  newText(): string {
    const words = Array.from({ length: 9 }, () => this.#newWord());
    return `${words.join(' ')}.`;
  }

  #newWord(): string {
    this.#words += 1;
    return `w${this.#words}`;
  }

  get draft(): number {
    return this.drafts.length;
  }

  get shown(): readonly Paragraph[] {
    return this.drafts.at(-1)?.shown ?? [];
  }

  get body(): string {
    return ['## Homes', ...this.policy.map(({ text }) => text)].join('\n\n');
  }

  get readable(): Expected[] {
    return this.contributions.filter(({ state }) => state !== 'withdrawn');
  }

  /** What public pages count. */
  get counts() {
    const counted = this.readable.filter(({ isHidden }) => !isHidden);
    const writers = counted.map(({ writer }) => writer).filter((writer) => !this.gone.has(writer));
    return {
      contributions: counted.length,
      contributors: new Set(writers).size,
      supports: counted.reduce((sum, { supporters }) => sum + supporters.size, 0),
      answered: counted.filter(({ state }) => state !== 'open').length,
    };
  }

  /** Like an editor who changes one word, inserts, deletes or moves a paragraph. */
  edit(how: 'reword' | 'insert' | 'delete' | 'move', at: number, to: number): void {
    const index = at % this.policy.length;
    const one = this.policy[index];
    if (!one) return;
    if (how === 'insert') this.policy = this.policy.toSpliced(index, 0, this.newParagraph());
    if (how === 'delete' && this.policy.length > 2) this.policy = this.policy.toSpliced(index, 1);
    if (how === 'reword') {
      const [, ...rest] = one.text.split(' ');
      const text = [this.#newWord(), ...rest].join(' ');
      this.policy = this.policy.with(index, { ...one, text });
    }
    if (how === 'move') {
      const target = to % this.policy.length;
      const [first, last] = [Math.min(index, target), Math.max(index, target)];
      for (const { root } of this.policy.slice(first, last + 1)) this.moved.add(root);
      this.policy = this.policy.toSpliced(index, 1).toSpliced(target, 0, one);
    }
  }

  /** The policy with a wording put into it; undefined if the paragraph has another wording by now. */
  merged({ kind, root, base, text }: Expected): Paragraph[] | undefined {
    const index = this.policy.findIndex((each) => each.root === root);
    const present = this.policy[index];
    if (kind === 'removal') {
      if (!present) return this.policy;
      return present.text === base ? this.policy.toSpliced(index, 1) : undefined;
    }
    if (!present) return undefined;
    if (present.text === text) return this.policy;
    return present.text === base ? this.policy.with(index, { root, text }) : undefined;
  }

  leave(member: number): void {
    this.gone.add(member);
    for (const { supporters } of this.contributions) supporters.delete(member);
  }
}
