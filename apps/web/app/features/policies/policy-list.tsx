import type { PolicyLink } from '@rostra/contract';
import { ArrowRightIcon, Link } from '@rostra/ui';
import { TextIn } from '../../lib/languages/text-in.tsx';

interface PolicyListProps {
  id: string;
  title: string;
  links: readonly PolicyLink[];
}

export function PolicyList({ id, title, links }: PolicyListProps) {
  return (
    <nav aria-labelledby={id} data-print="hidden" className="shell pb-section">
      <div className="border-ink border-t pt-6">
        <h2 id={id} className="font-sans font-semibold text-sm tracking-normal">
          {title}
        </h2>
        <ul className="mt-2 grid md:grid-cols-2 md:gap-x-8">
          {links.map((link) => (
            <li key={link.path}>
              <Link
                href={link.path}
                className="group flex h-full items-center justify-between gap-4 border-line border-b py-5 font-serif text-2xl no-underline hover:text-accent"
              >
                <TextIn locale={link.locale}>{link.title}</TextIn>
                <ArrowRightIcon className="shrink-0 transition-transform group-hover:translate-x-1 rtl:-scale-x-100 rtl:group-hover:-translate-x-1" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
