/** Headings that get the focus. */
export const elements = { title: 'consultation', draft: 'consultation-draft' } as const;

/** The first field of an answer. */
export const decisionId = (contributionId: string): string => `decision-${contributionId}`;

/** Focuses an element once the screen shows what has changed: the button that was used may be gone. */
export const focusLater = (id: string): void => {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
};
