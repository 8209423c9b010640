import { FacebookIcon, Icon, InstagramIcon, LinkedInIcon, TwitterIcon } from '@rostra/ui';
import type { ReactNode } from 'react';
import type { Menus } from '../../lib/site/describe-menus.ts';

/** Those of a new site. The others are in a file that only sites with one of them load. */
const icons: Readonly<Record<string, ReactNode>> = {
  Facebook: <FacebookIcon />,
  Twitter: <TwitterIcon />,
  Instagram: <InstagramIcon />,
  LinkedIn: <LinkedInIcon />,
};

/** Where else the organisation is found. Without an address, an icon is not a link. */
export function NetworkIcons({ networks }: Pick<Menus, 'networks'>) {
  const className = 'inline-flex size-10 items-center justify-center';
  if (networks.length === 0) return null;
  return (
    <ul className="-mx-2 flex flex-wrap">
      {networks.map(({ label, href }) => {
        const icon = icons[label] ?? (
          <Icon>
            <use href={`/networks.svg#${label}`} />
          </Icon>
        );
        return (
          <li key={label}>
            {href ? (
              <a
                href={href}
                aria-label={label}
                className={`${className} text-ink hover:text-accent`}
              >
                {icon}
              </a>
            ) : (
              <span role="img" aria-label={label} className={className}>
                {icon}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
