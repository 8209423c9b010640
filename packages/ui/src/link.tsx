import { type ComponentProps, type ComponentType, createContext, use } from 'react';
import { cx } from './cx.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string;
}

function PlainLink(props: LinkProps) {
  return <a {...props} />;
}

const LinkComponent = createContext<ComponentType<LinkProps>>(PlainLink);

/** The app hands in its router's link here; components only ever say `href`. */
export const LinkProvider = LinkComponent.Provider;

/** A link without a look of its own. */
export function Link(props: LinkProps) {
  const Component = use(LinkComponent);
  return <Component {...props} />;
}

export const textLinkClass =
  'text-accent underline decoration-accent/40 hover:decoration-2 hover:decoration-current';

/** A link inside running text. */
export function TextLink({ className, ...props }: LinkProps) {
  return <Link className={cx(textLinkClass, className)} {...props} />;
}
