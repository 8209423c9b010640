export { useDescribeField } from './changes/use-describe-field.ts';
export { NewEntryButton } from './entries/list/new-entry-button.tsx';
export { StateBadge } from './entries/state-badge.tsx';
export { taxonomies } from './taxonomy/taxonomies.ts';
export { callTarget, type VersionsTarget } from './versions/use-versions.ts';
