import { expect, it } from 'vitest';
import { auditPathOf } from '../../lib/paths.ts';
import { auditQuery, readAuditFilters, writeAuditFilters } from './audit-filters.ts';

const read = (query: string) => readAuditFilters(new URLSearchParams(query));

it('keeps the filters in the URL and ignores unknown values', () => {
  const query = 'action=content.publish&actor=terminal&from=2026-11-01&to=2026-11-16';
  expect(String(writeAuditFilters(read(query)))).toBe(query);
  expect(String(writeAuditFilters(read('action=x&actor=-1&from=soon')))).toBe('');
});

it('is narrowed to one text by a link to it', () => {
  const path = auditPathOf({ kind: 'blog-posts', documentId: 'a1b2' });
  const filters = read(path.split('?')[1] ?? '');
  expect(auditQuery(filters, 'UTC')).toEqual({ targetKind: 'blog-posts', targetId: 'a1b2' });
  expect(decodeURIComponent(String(writeAuditFilters(filters)))).toBe('about=blog-posts/a1b2');
  expect(read('about=../x').about).toBe('');
});

it('includes the last day, in the zone of the site', () => {
  expect(auditQuery(read('from=2026-02-28&to=2026-02-28'), 'Europe/Berlin')).toEqual({
    since: '2026-02-27T23:00:00.000Z',
    until: '2026-02-28T23:00:00.000Z',
  });
  expect(auditQuery(read('actor=7'), 'UTC')).toEqual({ actor: 7 });
});
