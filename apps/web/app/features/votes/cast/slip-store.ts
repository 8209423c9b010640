/** What a browser keeps of a slip. Without it, nobody can change the ballot. */
export interface StoredSlip {
  readonly slip: string;
  readonly blinded: string;
  readonly inverse: string;
  readonly receipt: string;
  /** Once the server has signed it. */
  readonly signature?: string;
  /** Once the ballot was cast. */
  readonly choice?: string;
}

export interface SlipStore {
  load(): StoredSlip | undefined;
  /** Throws if the browser cannot keep it. */
  save(slip: StoredSlip): void;
  /** Once the vote is over. Forgets the rest, which would show how the member voted. */
  keepReceipt(): string | undefined;
}

/** Each member has slips of their own, also if several use the same browser. */
export const openSlipStore = (voteId: string, leaf: string): SlipStore =>
  storeAt(`${prefixOf(voteId)}${leaf.slice(0, 16)}`);

/** The slips of a vote that can be cast from this browser, whoever got them. */
export const findSlipStores = (voteId: string): SlipStore[] =>
  listKeys()
    .filter((key) => key.startsWith(prefixOf(voteId)))
    .sort()
    .map(storeAt)
    .filter((store) => store.load()?.signature !== undefined);

/** None if the browser keeps nothing. */
function listKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

const prefixOf = (voteId: string) => `vote:${voteId}:`;

function storeAt(key: string): SlipStore {
  const load = (): StoredSlip | undefined => {
    try {
      const text = localStorage.getItem(key);
      return text === null ? undefined : JSON.parse(text);
    } catch {
      return undefined;
    }
  };
  return {
    load,
    save: (slip) => localStorage.setItem(key, JSON.stringify(slip)),
    keepReceipt: () => {
      const receipt = load()?.receipt;
      if (receipt !== undefined) localStorage.setItem(key, JSON.stringify({ receipt }));
      return receipt;
    },
  };
}
