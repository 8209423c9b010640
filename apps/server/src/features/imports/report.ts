import type { ImportConflictKind, ImportOutcome } from '@rostra/contract';
import type { ContentSource, Loss } from './content-source.ts';
import type { ColumnReport } from './subscribers/column-report.ts';

export const conflictKinds = {
  slug: 'the slug was taken',
  linked: 'an entry with this slug exists and is used',
  edited: 'was changed or deleted here since, and stays as it is',
  page: 'this site has a page of its own at the old address',
  redirect: 'another redirect exists for the old address',
  account: 'an account with this address exists and stays as it is',
  duplicate: 'the address occurs earlier in the file',
  subscribed: 'is subscribed already',
  left: 'has unsubscribed',
  suppressed: 'mails came back, were marked as spam, or the address is suppressed',
  erased: 'the address was erased here',
  unconfirmed: 'it is not clear that this person has agreed',
  noAddress: 'has no email address',
  badAddress: 'this is not an email address',
} as const satisfies Record<ImportConflictKind, string>;

export interface Conflict {
  readonly kind: ImportConflictKind;
  readonly detail: string;
}

export interface EntryReport {
  readonly collection: string;
  readonly sourceId: string;
  readonly title: string;
  readonly outcome: ImportOutcome;
  readonly conflicts: readonly Conflict[];
  readonly losses: readonly Loss[];
  /** Why it failed. */
  readonly failure?: string;
}

export interface ImportReport {
  readonly source: string;
  readonly isDryRun: boolean;
  readonly languages?: ContentSource['languages'];
  /** By collection. */
  readonly counts: Readonly<Record<string, Partial<Record<ImportOutcome, number>>>>;
  readonly conflicts: Readonly<Partial<Record<ImportConflictKind, number>>>;
  /** Of a list of subscribers. */
  readonly columns?: ColumnReport;
  readonly images: number;
  readonly redirects: number;
  /** Entries about which there is something to say. */
  readonly entries: readonly EntryReport[];
  /** How many more of them there are. */
  readonly unlisted: number;
}

/** What a remark says it is about. */
export type Reported = Pick<EntryReport, 'collection' | 'sourceId' | 'title'> & {
  readonly losses?: readonly Loss[] | undefined;
};

/** A large import must not need more memory with each entry. */
const MAX_LISTED = 5_000;
const MAX_DETAIL = 300;

const MAX_PLACES = 5;

/** The same loss in several places is one. */
function distinct(losses: readonly Loss[]): Loss[] {
  const found = new Map<string, Loss>();
  for (const { kind, detail, places = [] } of losses) {
    const key = `${kind} ${detail}`;
    const all = new Set([...(found.get(key)?.places ?? []), ...places]);
    found.set(key, {
      kind,
      detail: detail.slice(0, MAX_DETAIL),
      ...(all.size > 0 ? { places: [...all].slice(0, MAX_PLACES) } : {}),
    });
  }
  return [...found.values()];
}

/** Whether there is something to say about an entry. */
export const hasRemarks = ({ losses, conflicts, failure }: EntryReport): boolean =>
  losses.length + conflicts.length > 0 || Boolean(failure);

/** Collects what happened to each document. */
export class ReportBuilder {
  readonly #counts: Record<string, Partial<Record<ImportOutcome, number>>> = {};
  readonly #conflicts: Partial<Record<ImportConflictKind, number>> = {};
  readonly #entries: EntryReport[] = [];
  #unlisted = 0;
  images = 0;
  redirects = 0;

  add(
    { collection, sourceId, title, losses = [] }: Reported,
    result: Pick<EntryReport, 'outcome'> & Partial<EntryReport>,
  ): EntryReport {
    const counts = this.#counts[collection] ?? {};
    this.#counts[collection] = counts;
    counts[result.outcome] = (counts[result.outcome] ?? 0) + 1;
    for (const { kind } of result.conflicts ?? []) {
      this.#conflicts[kind] = (this.#conflicts[kind] ?? 0) + 1;
    }
    const entry: EntryReport = {
      collection,
      sourceId,
      title,
      ...result,
      conflicts: result.conflicts ?? [],
      losses: distinct([...losses, ...(result.losses ?? [])]),
    };
    if (entry.outcome !== 'unchanged' && hasRemarks(entry)) {
      if (this.#entries.length < MAX_LISTED) this.#entries.push(entry);
      else this.#unlisted += 1;
    }
    return entry;
  }

  /** Lists what concerns the whole source. It is not counted as an entry. */
  remark(about: Omit<Reported, 'losses'>, loss: Loss): void {
    const entry = {
      ...about,
      outcome: 'skipped',
      conflicts: [],
      losses: distinct([loss]),
    } as const;
    this.#entries.unshift(entry);
  }

  build(
    given: Pick<ImportReport, 'source' | 'isDryRun'> & Pick<ContentSource, 'languages'>,
  ): ImportReport {
    return {
      ...given,
      counts: this.#counts,
      conflicts: this.#conflicts,
      images: this.images,
      redirects: this.redirects,
      entries: this.#entries,
      unlisted: this.#unlisted,
    };
  }
}
