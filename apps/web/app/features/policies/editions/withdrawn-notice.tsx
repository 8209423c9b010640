import type { EditionPolicy } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';

/** Says that a policy is no longer published. Its editions stay, because people refer to them. */
export function WithdrawnNotice({ policy }: { policy: EditionPolicy }) {
  const t = useMessages('editions');
  if (policy.path !== null) return null;
  return (
    <p role="note" className="mb-6 border-danger border-s-4 bg-danger-soft px-4 py-3 text-sm">
      {t('withdrawn')}
    </p>
  );
}
