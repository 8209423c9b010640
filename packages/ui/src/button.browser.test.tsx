import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../testing/render.tsx';
import { Button, type ButtonVariant, LinkButton } from './button.tsx';

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger'];
const cases = ['light', 'dark'].flatMap((theme) =>
  variants.map((variant) => [theme, variant] as const),
);

it.each(cases)(
  'in the %s theme, a %s button has a frame or an underline',
  async (theme, variant) => {
    document.documentElement.dataset.theme = theme;
    await render(
      <>
        <p>Text</p>
        <Button variant={variant}>Remove</Button>
        <LinkButton variant={variant} href="/gifts">
          Redeem
        </LinkButton>
      </>,
    );
    const text = getComputedStyle(page.getByText('Text').element());
    for (const control of [page.getByRole('button'), page.getByRole('link')]) {
      const style = getComputedStyle(control.element());
      const hasFrame = style.borderTopColor !== 'rgba(0, 0, 0, 0)';
      const isUnderlined = style.textDecorationLine === 'underline';
      // One or the other: a framed button is not underlined.
      expect([hasFrame, isUnderlined]).toEqual([variant !== 'quiet', variant === 'quiet']);
      if (!hasFrame) expect(style.color).not.toBe(text.color);
    }
  },
);
