import { useMessages } from '@rostra/messages/react';

/** Says why a setting cannot be changed here. */
export function FixedBy({ variable }: { variable: string }) {
  const t = useMessages('studio-settings');
  return t.rich('fixedBy', {
    name: variable,
    code: (children) => <code className="font-mono text-xs">{children}</code>,
  });
}
