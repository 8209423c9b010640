/**
 * What a value in the database may be: the last acknowledged one, or one of those that were sent since without an
 * acknowledgement.
 */
export class ExpectedValue {
  readonly #possible: Set<string>;

  constructor(initial: string) {
    this.#possible = new Set([initial]);
  }

  acknowledge(value: string): void {
    this.#possible.clear();
    this.#possible.add(value);
  }

  /** The request failed, so the value may have been stored or not. */
  doubt(value: string): void {
    this.#possible.add(value);
  }

  allows(value: string): boolean {
    return this.#possible.has(value);
  }

  describe(): string {
    return [...this.#possible].join(' or ');
  }
}

export interface LedgerMember {
  token: string;
  bio: ExpectedValue;
  /** By document id. */
  progress: Map<string, ExpectedValue>;
  /** Titles of the posts that this member's writer has created, by document id. */
  posts: Map<string, ExpectedValue>;
}

/** Everything that the site has acknowledged. */
export interface Ledger {
  editorToken: string;
  members: LedgerMember[];
  /** Posts whose state was not verified since they were written. */
  unverified: Set<string>;
  acknowledged: number;
  /** Requests without a successful response, by status; 0 means that the connection was lost. */
  refused: Map<number, number>;
  slowest: { ms: number; request: string };
}
