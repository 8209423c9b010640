import type { Theme } from '@rostra/browser/theme';
import publicSans from '@rostra/ui/fonts/public-sans-latin.woff2?url';
import type { Appearance } from '@stripe/stripe-js';

const FONT = 'Public Sans';

/** Styles the fields inside Stripe's iframe with our design tokens. */
export function appearanceOf(theme: Theme, token: (name: string) => string): Appearance {
  const control = {
    backgroundColor: token('--paper-raised'),
    border: `1px solid ${token('--line-strong')}`,
    boxShadow: 'none',
    padding: '12px',
    transition: 'none',
  };
  return {
    theme: theme === 'dark' ? 'night' : 'stripe',
    variables: {
      colorPrimary: token('--accent'),
      colorBackground: token('--paper-raised'),
      colorText: token('--ink'),
      colorTextSecondary: token('--ink-muted'),
      colorTextPlaceholder: token('--ink-muted'),
      colorDanger: token('--danger'),
      fontFamily: `"${FONT}", Arial, "Liberation Sans", Helvetica, sans-serif`,
      fontSizeBase: '16px',
      borderRadius: '3px',
      spacingUnit: '4px',
      gridRowSpacing: '16px',
      gridColumnSpacing: '16px',
    },
    rules: {
      '.Input': control,
      '.Input:focus': { border: `1px solid ${token('--focus')}`, boxShadow: 'none' },
      '.Input--invalid': { border: `1px solid ${token('--danger')}`, boxShadow: 'none' },
      '.Label': {
        fontSize: '15px',
        fontWeight: '500',
        marginBottom: '8px',
        color: token('--ink'),
      },
      '.Error': { fontSize: '15px', color: token('--danger') },
    },
  };
}

/** The font that Stripe's iframe loads from our site. */
export const fontsOf = (pageUrl: string) => [
  { family: FONT, src: `url(${new URL(publicSans, pageUrl).href})`, weight: '400 600' },
];

export const documentToken = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();
