import type { ReactNode } from 'react';

interface FactorRowProps {
  title: string;
  badge?: ReactNode;
  text: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
}

/** One kind of factor: what it is, its state and what can be done with it. */
export function FactorRow({ title, badge, text, action, children }: FactorRowProps) {
  return (
    <div className="border-line border-b py-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-[1_1_16rem]">
          <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium font-sans text-base tracking-normal">
            {title}
            {badge}
          </h3>
          <p className="mt-1 text-muted text-sm">{text}</p>
        </div>
        {action}
      </div>
      {children}
    </div>
  );
}
