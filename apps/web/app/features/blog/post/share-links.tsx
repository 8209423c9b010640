import { useMessages } from '@rostra/messages/react';
import { useToast } from '@rostra/ui';
import { useSite } from '../../../lib/site/site-context.ts';

interface ShareLinksProps {
  path: string;
  title: string;
}

/** Plain links and the clipboard, so that no third party loads anything. */
export function ShareLinks({ path, title }: ShareLinksProps) {
  const t = useMessages('blog');
  const { url: siteUrl } = useSite();
  const toasts = useToast();
  const address = new URL(path, siteUrl).href;
  const url = encodeURIComponent(address);
  const text = encodeURIComponent(title);
  const targets = [
    {
      label: t('email'),
      ariaLabel: t('shareByEmail'),
      href: `mailto:?subject=${text}&body=${url}`,
    },
    {
      label: 'Facebook',
      ariaLabel: t('shareOn', { network: 'Facebook' }),
      href: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
    },
    {
      label: 'Twitter',
      ariaLabel: t('shareOn', { network: 'Twitter' }),
      href: `https://twitter.com/intent/tweet?text=${text}&url=${url}`,
    },
    {
      label: 'LinkedIn',
      ariaLabel: t('shareOn', { network: 'LinkedIn' }),
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
    },
  ];
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toasts.add({ title: t('linkCopied') });
    } catch {
      toasts.add({ title: t('linkNotCopied'), description: address });
    }
  };
  return (
    <div data-print="hidden" className="mt-6">
      <ul aria-label={t('share')} className="-me-4 flex flex-wrap text-accent">
        <li aria-hidden="true" className="py-1.5 pe-4 text-muted">
          {t('share')}
        </li>
        <li className="noscript:hidden">
          <button type="button" onClick={copy} className="py-1.5 pe-4 hover:underline">
            {t('copyLink')}
          </button>
        </li>
        {targets.map(({ label, ariaLabel, href }) => (
          <li key={label}>
            <a
              href={href}
              rel="noopener noreferrer"
              aria-label={ariaLabel}
              className="inline-block py-1.5 pe-4 hover:underline"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
