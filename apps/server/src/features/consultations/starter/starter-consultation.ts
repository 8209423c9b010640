/** A consultation of the starter content. Its body is the introduction. */
export interface StarterConsultation {
  readonly slug: string;
  readonly title: string;
  /** The slug of the policy. */
  readonly policy: string;
  readonly requiredPlan: 'account' | 'any';
  /** From the day of the installation. */
  readonly opensInDays?: number;
  readonly closesInDays?: number;
  /** Of one that has ended. Its last draft is the policy's text. */
  readonly opensAt?: string;
  readonly closesAt?: string;
  readonly concludedAt?: string;
  readonly conclusion?: string;
  readonly body: string;
  /** The first draft. Without one, it is the policy's text. */
  readonly earlier?: readonly { readonly body: string }[];
  readonly contributions: readonly StarterContribution[];
}

export interface StarterContribution {
  readonly author: string;
  /** How the paragraph begins. */
  readonly about: string;
  readonly kind: 'comment' | 'amendment' | 'removal';
  readonly text?: string;
  readonly reason?: string;
  /** After the opening. */
  readonly day: number;
  readonly state?: 'accepted' | 'acceptedChanged' | 'declined' | 'noted';
  readonly answer?: string;
  readonly answeredBy?: string;
  /** After the opening. */
  readonly answeredOnDay?: number;
  /** Whether the last draft contains it. */
  readonly isMerged?: boolean;
  readonly hiddenBecause?: string;
}
