import { Notice } from '@rostra/ui';

/** Why an action failed, above its button. */
export function FailureNotice({ children }: { children: string | undefined }) {
  return children ? (
    <Notice tone="danger" isLive className="mt-4">
      {children}
    </Notice>
  ) : null;
}
