export type PageShape = 'landing' | 'document' | 'post' | 'front' | 'list' | 'form' | 'dashboard';

const forms = new Set([
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/dashboard/profile',
]);

const others: Record<string, PageShape> = {
  '/': 'landing',
  '/blog': 'front',
  '/dashboard/content': 'list',
};

/** What kind of page is coming, as far as its address tells. */
export function shapeOf(pathname: string): PageShape {
  if (forms.has(pathname)) return 'form';
  const shape = others[pathname];
  if (shape) return shape;
  if (pathname.startsWith('/blog/') || pathname.startsWith('/dashboard/content/')) return 'post';
  return pathname.startsWith('/dashboard') ? 'dashboard' : 'document';
}
