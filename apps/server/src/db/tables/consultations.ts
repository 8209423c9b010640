export interface ConsultationTables {
  /** Which of `opens_at` and `closes_at` has passed is found out with the clock. */
  consultations: {
    id: string;
    document_id: string;
    locale: string;
    slug: string;
    title: string;
    introduction: string;
    required_plan: 'account' | 'any' | 'basic' | 'premium' | 'annual';
    opens_at: string;
    closes_at: string;
    answers_due_at: string | null;
    ended_as: 'concluded' | 'abandoned' | null;
    ended_at: string | null;
    conclusion: string | null;
    /** The last state that pages were told about. */
    told_state: string;
    /** The last account that was told of the opening, in the order of ids. Null: nobody is waiting for that. */
    told_up_to: number | null;
    created_at: string;
  };
  /** Texts that members were shown. `blocks` is JSON. */
  consultation_drafts: {
    consultation_id: string;
    number: number;
    body: string;
    blocks: string;
    reason: string | null;
    created_at: string;
  };
  /** Without a user: of a former member. `answered_by` without one: of a former editor. */
  contributions: {
    id: string;
    consultation_id: string;
    draft: number;
    block_id: string;
    user_id: number | null;
    /** Of somebody without an account: of people in the starter content. */
    author_name: string | null;
    kind: 'comment' | 'amendment' | 'removal';
    /** The hash of the paragraph that it is about. */
    base_hash: string;
    text: string;
    /** An amendment compared with the paragraph, as HTML. */
    comparison: string | null;
    reason: string | null;
    state: 'open' | 'accepted' | 'acceptedChanged' | 'declined' | 'noted' | 'withdrawn';
    answer: string | null;
    answered_by: number | null;
    answerer_name: string | null;
    answered_at: string | null;
    /** Why it is hidden. */
    hidden_reason: string | null;
    hidden_at: string | null;
    /** The draft that contains it; the next one, while that does not exist. */
    merged_in: number | null;
    created_at: string;
  };
  /** Members who want no mail when a consultation opens. */
  consultation_mail_stops: { user_id: number; created_at: string };
  contribution_supports: { contribution_id: string; user_id: number; created_at: string };
}

export type ConsultationRow = ConsultationTables['consultations'];
export type DraftRow = ConsultationTables['consultation_drafts'];
export type ContributionRow = ConsultationTables['contributions'];
