import type { Appearance } from '@stripe/stripe-js';
import type { Theme } from '../../../lib/theme/theme.ts';

/** Our controls' look for the fields that live in Stripe's frame, from the same tokens. */
export function appearanceOf(theme: Theme, token: (name: string) => string): Appearance {
  const control = {
    backgroundColor: token('--paper-raised'),
    border: `1px solid ${token('--line-strong')}`,
    boxShadow: 'none',
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
      // Not our own font: the frame could fetch it only if every site could.
      fontFamily: 'system-ui, "Segoe UI", Roboto, Arial, sans-serif',
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
      '.Label': { fontSize: '15px', fontWeight: '500', color: token('--ink') },
      '.Error': { fontSize: '15px', color: token('--danger') },
    },
  };
}

export const documentToken = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();
