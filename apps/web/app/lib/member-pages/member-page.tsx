import type { ReactNode } from 'react';

interface MemberPageProps {
  title: ReactNode;
  lead?: ReactNode;
  children: ReactNode;
}

export function MemberPage({ title, lead, children }: MemberPageProps) {
  return (
    <>
      <h1 className="text-3xl">{title}</h1>
      {lead ? <p className="mt-2 max-w-measure text-muted">{lead}</p> : null}
      <div className="mt-8">{children}</div>
    </>
  );
}
