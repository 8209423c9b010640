import { useMessages } from '@rostra/messages/react';
import { cx } from '@rostra/ui';
import { useLanguageLinks } from './language-links.ts';

interface LanguageListProps {
  className?: string;
  linkClassName?: string;
}

/** Links to this page in the other languages. They load a new document with its own messages. */
export function LanguageList({ className, linkClassName }: LanguageListProps) {
  const t = useMessages('languages');
  const links = useLanguageLinks();
  if (links.length === 0) return null;
  return (
    <nav aria-label={t('label')}>
      <ul className={className}>
        {links.map(({ language, name, href, isCurrent, onClick }) => (
          <li key={language}>
            <a
              href={href}
              lang={language}
              hrefLang={language}
              aria-current={isCurrent ? 'true' : undefined}
              onClick={onClick}
              className={cx(linkClassName, isCurrent ? 'font-medium text-accent' : 'text-ink')}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
