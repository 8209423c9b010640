export interface SiteLink {
  label: string;
  href: string;
}

export const policyLinks: readonly SiteLink[] = [
  { label: 'Domestic', href: '/policies/domestic' },
  { label: 'International', href: '/policies/international' },
  { label: 'Economic', href: '/policies/economic' },
];

export const memberLinks: readonly SiteLink[] = [
  { label: 'Dashboard', href: '/dashboard' },
  { label: 'Profile', href: '/dashboard/profile' },
];
