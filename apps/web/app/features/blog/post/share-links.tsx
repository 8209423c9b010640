import { useToast } from '@rostra/ui';
import { useSite } from '../../../lib/site/site-context.ts';

interface ShareLinksProps {
  path: string;
  title: string;
}

/** Plain links and the clipboard, so that no third party loads anything. */
export function ShareLinks({ path, title }: ShareLinksProps) {
  const { url: siteUrl } = useSite();
  const toasts = useToast();
  const address = new URL(path, siteUrl).href;
  const u = encodeURIComponent(address);
  const t = encodeURIComponent(title);
  const targets = [
    { label: 'Email', ariaLabel: 'Share by email', href: `mailto:?subject=${t}&body=${u}` },
    {
      label: 'Facebook',
      ariaLabel: 'Share on Facebook',
      href: `https://www.facebook.com/sharer/sharer.php?u=${u}`,
    },
    {
      label: 'Twitter',
      ariaLabel: 'Share on Twitter',
      href: `https://twitter.com/intent/tweet?text=${t}&url=${u}`,
    },
    {
      label: 'LinkedIn',
      ariaLabel: 'Share on LinkedIn',
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${u}`,
    },
  ];
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toasts.add({ title: 'Link copied' });
    } catch {
      toasts.add({ title: 'The link could not be copied', description: address });
    }
  };
  return (
    <div data-print="hidden" className="mt-6">
      <ul aria-label="Share" className="-mr-2 flex flex-wrap text-accent">
        <li aria-hidden="true" className="py-1.5 pr-2 text-muted">
          Share
        </li>
        <li className="noscript:hidden">
          <button type="button" onClick={copy} className="px-2 py-1.5 hover:underline">
            Copy link
          </button>
        </li>
        {targets.map(({ label, ariaLabel, href }) => (
          <li key={label}>
            <a
              href={href}
              rel="noopener noreferrer"
              aria-label={ariaLabel}
              className="inline-block px-2 py-1.5 hover:underline"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
