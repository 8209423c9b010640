import { cx, Link } from '@rostra/ui';

interface TabLink {
  readonly name: string;
  readonly label: string;
  readonly href: string;
}

interface TabLinksProps {
  /** What the tabs have in common, for screen readers. */
  label: string;
  tabs: readonly TabLink[];
  /** The name of the tab that is shown. */
  current: string;
}

/** Parts of a screen that have URLs of their own. */
export function TabLinks({ label, tabs, current }: TabLinksProps) {
  return (
    <nav aria-label={label} className="mt-4 border-line border-b">
      <ul className="flex flex-wrap gap-x-5">
        {tabs.map((tab) => (
          <li key={tab.name}>
            <Link
              href={tab.href}
              aria-current={tab.name === current ? 'page' : undefined}
              className={cx(
                '-mb-px flex min-h-10 items-center border-b-2 text-ink no-underline',
                tab.name === current
                  ? 'border-accent font-semibold'
                  : 'border-transparent hover:border-line-strong',
              )}
            >
              {tab.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
