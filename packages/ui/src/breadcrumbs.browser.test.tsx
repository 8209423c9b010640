import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../testing/render.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';

const items = [
  { label: 'Home', href: '/' },
  { label: 'Blog', href: '/blog' },
];

it('lists the pages above this one in order', async () => {
  await render(<Breadcrumbs items={items} />);
  const navigation = page.getByRole('navigation', { name: 'Breadcrumb' });
  const links = navigation.getByRole('link').elements();
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Blog', '/blog'],
  ]);
});

it('separates the links but not the end', async () => {
  await render(<Breadcrumbs items={items} />);
  const [first, last] = page.getByRole('listitem').elements();
  const separatorOf = (item: Element | undefined) =>
    getComputedStyle(item as Element, '::after').content;
  expect(separatorOf(first)).toContain('/');
  expect(separatorOf(last)).toBe('none');
});

it('has links that are large enough to tap and wraps long names', async () => {
  const { container } = await render(
    <div style={{ width: 200 }}>
      <Breadcrumbs items={[...items, { label: 'a'.repeat(80), href: '/blog/a' }]} />
    </div>,
  );
  expect(page.getByRole('link', { name: 'Home' }).element().clientHeight).toBeGreaterThanOrEqual(
    40,
  );
  expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
  expect(page.getByRole('navigation').element().scrollWidth).toBeLessThanOrEqual(200);
});
