import type { Site } from '@rostra/contract';

/** Shows the colours of the site in the studio. The document links to their style sheet. */
export function applyLook({ stylesheet }: Pick<Site, 'stylesheet'>): void {
  const link = document.querySelector<HTMLLinkElement>('#look');
  if (!link) return;
  link.disabled = stylesheet === undefined;
  if (stylesheet !== undefined) link.href = stylesheet;
}
