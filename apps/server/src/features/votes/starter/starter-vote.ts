/** A vote of the starter content. Its body is the introduction. */
export interface StarterVote {
  readonly slug: string;
  readonly question: string;
  /** The slug of the policy. */
  readonly policy: string;
  /** The edition that is put to the vote. */
  readonly edition: number;
  readonly costing: string;
  readonly majority: { readonly numerator: number; readonly denominator: number };
  readonly quorum: { readonly numerator: number; readonly denominator: number };
  readonly body: string;
  /** From the day of the installation. */
  readonly opensInDays?: number;
  readonly closesInDays?: number;
  /** Of one that has ended. */
  readonly announcedAt?: string;
  readonly opensAt?: string;
  readonly closesAt?: string;
  readonly rollSize?: number;
  /** How many ballots say what. */
  readonly ballots?: Readonly<Record<string, number>>;
}
