import type { ReactNode } from 'react';
import { ScriptsFailedNotice } from '../errors/scripts-failed-notice.tsx';
import { NoscriptNotice } from './noscript-notice.tsx';

interface FormPageProps {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** Help beside the form, for example what to expect. */
  aside?: ReactNode;
}

/** A form with a column of help beside it, or below it on small screens. */
export function FormPage({ title, lead, children, aside }: FormPageProps) {
  return (
    <div className="shell grid gap-x-8 gap-y-12 py-12 md:py-20 lg:grid-cols-12">
      <div className="max-w-form lg:col-span-5">
        <h1 className="text-4xl">{title}</h1>
        {lead ? <p className="mt-3 text-muted">{lead}</p> : null}
        <div className="mt-8 grid gap-6">
          <NoscriptNotice />
          <ScriptsFailedNotice />
          <div>{children}</div>
        </div>
      </div>
      {aside ? (
        <aside className="max-w-measure border-line border-t pt-8 text-sm lg:col-span-4 lg:col-start-8 lg:border-t-0 lg:border-s lg:ps-8 lg:pt-0">
          {aside}
        </aside>
      ) : null}
    </div>
  );
}
