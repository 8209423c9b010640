import { Notice } from '@rostra/ui';

/** Shown without JavaScript next to a form that needs it. */
export function NoscriptNotice() {
  return (
    <noscript>
      <Notice tone="warning">
        This page needs JavaScript. Please allow it for this site and reload.
      </Notice>
    </noscript>
  );
}
