export type PageShape = 'article' | 'list' | 'form' | 'dashboard';

const forms = new Set([
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/dashboard/profile',
]);
const lists = new Set(['/blog', '/dashboard/content']);

/** What kind of page is coming, as far as its address tells. */
export function shapeOf(pathname: string): PageShape {
  if (forms.has(pathname)) return 'form';
  if (lists.has(pathname)) return 'list';
  return pathname.startsWith('/dashboard') ? 'dashboard' : 'article';
}
