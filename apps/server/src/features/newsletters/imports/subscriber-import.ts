export interface SubscriberImport {
  readonly id: string;
  readonly fileName: string;
  /** Where the consent of these people comes from, in the words of staff. */
  readonly consentSource: string;
  readonly newsletterIds: readonly string[];
  readonly importedBy: number | null;
}

export interface BatchOptions {
  readonly list: SubscriberImport;
  readonly isDryRun: boolean;
  /** The accounts that have confirmed these addresses. */
  findAccounts(emails: readonly string[]): Promise<ReadonlyMap<string, number>>;
}
