import { Link } from '@rostra/ui';

interface PolicyLinkProps {
  /** Null while readers do not see the policy. */
  href: string | null;
  children: string;
}

/** Leads from what members decide to the policy that it is about. */
export function PolicyLink({ href, children }: PolicyLinkProps) {
  return href ? (
    <p className="mt-3 text-sm">
      <Link href={href} className="text-accent underline">
        {children}
      </Link>
    </p>
  ) : null;
}
