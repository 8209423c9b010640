import { Notice } from '@rostra/ui';

/** Why a passkey was not used, announced below its button. */
export function PasskeyFailure({ children }: { children: string | undefined }) {
  return (
    <div role="status">
      {children ? (
        <Notice tone="danger" className="mt-3">
          {children}
        </Notice>
      ) : null}
    </div>
  );
}
