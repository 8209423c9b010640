import { Notice } from '@rostra/ui';

/** Where nothing works without scripts, beside what would not answer. */
export function NoscriptNotice() {
  return (
    <noscript>
      <Notice tone="warning">
        This page needs JavaScript. Please allow it for this site and reload.
      </Notice>
    </noscript>
  );
}
