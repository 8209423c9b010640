import { type ComponentProps, type ComponentType, createContext, use } from 'react';
import { cx } from './cx.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string;
}

function PlainLink(props: LinkProps) {
  return <a {...props} />;
}

const LinkComponent = createContext<ComponentType<LinkProps>>(PlainLink);

/** The app provides its router's link here, so that components only need `href`. */
export const LinkProvider = LinkComponent.Provider;

/** An unstyled link. */
export function Link(props: LinkProps) {
  const Component = use(LinkComponent);
  return <Component {...props} />;
}

export const textLinkClass =
  'text-accent underline decoration-accent/40 hover:decoration-2 hover:decoration-current';

/** A link in running text. */
export function TextLink({ className, ...props }: LinkProps) {
  return <Link className={cx(textLinkClass, className)} {...props} />;
}
