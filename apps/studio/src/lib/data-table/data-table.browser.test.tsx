import axe from 'axe-core';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import type { DataColumn } from './data-column.ts';
import { DataTable, RowTable } from './data-table.tsx';
import { useRowSelection } from './table-selection.ts';
import type { Sorting } from './table-sorting.ts';
import { useUrlSorting } from './use-url-sorting.ts';

interface Town {
  id: string;
  name: string;
  people: number | null;
  mayor: string;
}

const towns: readonly Town[] = [
  { id: 'a', name: 'Zagreb', people: 20, mayor: 'Ada' },
  { id: 'b', name: 'Århus', people: null, mayor: 'Grace' },
  { id: 'c', name: 'Bonn', people: 3, mayor: 'Emmy' },
];

const columns: readonly DataColumn<Town>[] = [
  {
    id: 'name',
    header: 'Town',
    cell: ({ name }) => <a href={`#${name}`}>{name}</a>,
    sortBy: ({ name }) => name,
  },
  {
    id: 'people',
    header: 'People',
    kind: 'figures',
    cell: ({ people }) => people ?? '–',
    from: 'sm',
    beneath: ({ people }) => (people === null ? null : `${people} people`),
    sortBy: ({ people }) => people,
    startsDescending: true,
  },
  { id: 'mayor', header: 'Mayor', kind: 'details', cell: ({ mayor }) => mayor, from: 'md' },
  {
    id: 'actions',
    header: 'Actions',
    kind: 'actions',
    cell: ({ name }) => <button type="button">Leave {name}</button>,
  },
];

const rowKey = ({ id }: Town) => id;

const shownNames = () =>
  page
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => row.querySelector('a')?.textContent);

const header = (name: string) => page.getByRole('columnheader', { name });

beforeEach(async () => {
  await page.viewport(1024, 768);
  window.history.replaceState(null, '', window.location.pathname);
});

function SortedTowns() {
  return (
    <RowTable
      caption="Towns"
      columns={columns}
      rows={towns}
      rowKey={rowKey}
      sorting={useUrlSorting()}
    />
  );
}

describe('sorting', () => {
  it('follows the language and keeps the order in the URL', async () => {
    await render(<SortedTowns />);
    expect(shownNames()).toEqual(['Zagreb', 'Århus', 'Bonn']);
    await expect.element(header('Town')).not.toHaveAttribute('aria-sort');

    await header('Town').getByRole('button').click();
    await expect.element(header('Town')).toHaveAttribute('aria-sort', 'ascending');
    expect(shownNames()).toEqual(['Århus', 'Bonn', 'Zagreb']);
    expect(window.location.search).toBe('?sort=name&direction=asc');

    await header('Town').getByRole('button').click();
    await expect.element(header('Town')).toHaveAttribute('aria-sort', 'descending');
    expect(shownNames()).toEqual(['Zagreb', 'Bonn', 'Århus']);

    window.history.back();
    await expect.element(header('Town')).toHaveAttribute('aria-sort', 'ascending');
    expect(shownNames()).toEqual(['Århus', 'Bonn', 'Zagreb']);
  });

  it('begins with the most, and puts rows without a value last', async () => {
    await render(<SortedTowns />);
    await header('People').getByRole('button').click();
    await expect.element(header('People')).toHaveAttribute('aria-sort', 'descending');
    expect(shownNames()).toEqual(['Zagreb', 'Bonn', 'Århus']);
    await header('People').getByRole('button').click();
    await expect.element(header('People')).toHaveAttribute('aria-sort', 'ascending');
    expect(shownNames()).toEqual(['Bonn', 'Zagreb', 'Århus']);
  });

  it('works with the keyboard', async () => {
    await render(<SortedTowns />);
    await userEvent.tab();
    await expect.element(header('Town').getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(header('Town')).toHaveAttribute('aria-sort', 'ascending');
  });

  it('ignores a column of the URL that does not exist', async () => {
    window.history.replaceState(null, '', '?sort=mayor&direction=asc');
    await render(<SortedTowns />);
    expect(shownNames()).toEqual(['Zagreb', 'Århus', 'Bonn']);
    await expect.element(header('Mayor')).not.toHaveAttribute('aria-sort');
  });

  it('leaves the order to the server where it has only some of the rows', async () => {
    const change = vi.fn<(sorting: Sorting) => void>();
    const serverColumns = columns.map((column) =>
      column.sortBy ? { ...column, sortBy: 'server' as const } : column,
    );
    await render(
      <RowTable
        caption="Towns"
        columns={serverColumns}
        rows={towns}
        rowKey={rowKey}
        sorting={{ current: { column: 'people', direction: 'desc' }, change }}
      />,
    );
    expect(shownNames()).toEqual(['Zagreb', 'Århus', 'Bonn']);
    await header('People').getByRole('button').click();
    expect(change).toHaveBeenLastCalledWith({ column: 'people', direction: 'asc' });
    await header('Town').getByRole('button').click();
    expect(change).toHaveBeenLastCalledWith({ column: 'name', direction: 'asc' });
  });

  it('offers a list of the columns on a phone, where some have no header', async () => {
    await render(<SortedTowns />);
    await expect.element(page.getByLabelText('Sort by')).not.toBeVisible();
    await page.viewport(390, 768);
    await page.getByLabelText('Sort by').selectOptions('People');
    expect(window.location.search).toBe('?sort=people&direction=desc');
    expect(shownNames()).toEqual(['Zagreb', 'Bonn', 'Århus']);
  });
});

function SelectableTowns() {
  const selection = useRowSelection(towns, rowKey);
  return (
    <>
      <p>Selected: {selection.rows.map(({ name }) => name).join(', ') || 'nothing'}</p>
      <button type="button" onClick={() => selection.set(towns.slice(0, 1))}>
        Only the first
      </button>
      <RowTable
        caption="Towns"
        columns={columns}
        rows={towns}
        rowKey={rowKey}
        selection={{ ...selection, labelOf: ({ name }) => name }}
        hasKeys
      />
    </>
  );
}

describe('selection', () => {
  it('has a box for each row and one for all', async () => {
    await render(<SelectableTowns />);
    const all = page.getByLabelText('Select all that are listed');
    await page.getByLabelText('Select “Bonn”').click();
    await expect.element(page.getByText('Selected: Bonn')).toBeVisible();
    await expect.element(page.getByRole('status')).toHaveTextContent('1 selected');
    expect((all.element() as HTMLInputElement).indeterminate).toBe(true);
    await all.click();
    await expect.element(page.getByText('Selected: Zagreb, Århus, Bonn')).toBeVisible();
    await all.click();
    await expect.element(page.getByText('Selected: nothing')).toBeVisible();
    await page.getByText('Only the first').click();
    await expect.element(page.getByLabelText('Select “Zagreb”')).toBeChecked();
  });

  it('takes a range with Shift', async () => {
    await render(<SelectableTowns />);
    await page.getByLabelText('Select “Zagreb”').click();
    await page.getByLabelText('Select “Bonn”').click({ modifiers: ['Shift'] });
    await expect.element(page.getByText('Selected: Zagreb, Århus, Bonn')).toBeVisible();
  });

  it('moves with j and k and selects with x', async () => {
    await render(<SelectableTowns />);
    await userEvent.keyboard('j');
    await expect.element(page.getByRole('link', { name: 'Zagreb' })).toHaveFocus();
    await userEvent.keyboard('j');
    await expect.element(page.getByRole('link', { name: 'Århus' })).toHaveFocus();
    await userEvent.keyboard('x');
    await expect.element(page.getByText('Selected: Århus')).toBeVisible();
    await userEvent.keyboard('k');
    await expect.element(page.getByRole('link', { name: 'Zagreb' })).toHaveFocus();
  });
});

const idle = {
  data: towns,
  error: null,
  isError: false,
  isPending: false,
  isFetching: false,
  isPlaceholderData: false,
  refetch: () => undefined,
};

describe('states', () => {
  const table = { caption: 'Towns', columns, rowKey };
  const empty = <p>No towns yet</p>;

  it('shows rows, announces how many there are and loads the next page', async () => {
    const fetchNextPage = vi.fn();
    await render(
      <DataTable
        {...table}
        rows={towns}
        list={{ ...idle, hasNextPage: true, isFetchingNextPage: false, fetchNextPage }}
        found="3 towns"
        more="More towns"
        empty={empty}
      />,
    );
    await expect.element(page.getByRole('status')).toHaveTextContent('3 towns');
    await expect
      .element(page.getByRole('table', { name: 'Towns' }))
      .toHaveAttribute('aria-busy', 'false');
    await page.getByRole('button', { name: 'More towns' }).click();
    expect(fetchNextPage).toHaveBeenCalledOnce();
  });

  it('says that there are none', async () => {
    await render(<DataTable {...table} rows={[]} list={{ ...idle, data: [] }} empty={empty} />);
    await expect.element(page.getByText('No towns yet')).toBeVisible();
    await expect.element(page.getByRole('table')).not.toBeInTheDocument();
  });

  it('says that they could not be loaded, and tries again', async () => {
    const refetch = vi.fn();
    const list = { ...idle, data: undefined, error: new Error('no'), isError: true, refetch };
    await render(
      <DataTable {...table} rows={[]} list={list} failed="No towns for now" empty={empty} />,
    );
    await expect.element(page.getByText('No towns for now')).toBeVisible();
    await expect.element(page.getByText('No towns yet')).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Try again' }).click();
    expect(refetch).toHaveBeenCalledOnce();
  });

  it('keeps the rows of the filters before until others arrive', async () => {
    const list = { ...idle, isPlaceholderData: true };
    await render(<DataTable {...table} rows={towns} list={list} empty={empty} />);
    await expect.element(page.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  });
});

describe('a long list', () => {
  const many = Array.from({ length: 1000 }, (_, index) => ({
    id: String(index),
    name: `Town ${index}`,
    people: index,
    mayor: 'Ada',
  }));

  const renderMany = (onEnd: () => void) =>
    render(
      <RowTable
        caption="Towns"
        columns={columns}
        rows={many}
        rowKey={rowKey}
        endless={{ total: 5000, onEnd }}
        hasKeys
      />,
    );

  it('renders the rows near the window and asks for more at its end', async () => {
    const onEnd = vi.fn();
    await renderMany(onEnd);
    await expect.element(page.getByRole('link', { name: 'Town 0' })).toBeVisible();
    expect(document.querySelectorAll('tr[data-index]').length).toBeLessThan(60);
    await expect.element(page.getByRole('table')).toHaveAttribute('aria-rowcount', '5001');
    expect(onEnd).not.toHaveBeenCalled();
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect.element(page.getByRole('link', { name: 'Town 999' })).toBeVisible();
    expect(onEnd).toHaveBeenCalled();
  });

  it('moves on with j to rows that were not rendered', async () => {
    await renderMany(() => undefined);
    await expect.element(page.getByRole('link', { name: 'Town 0' })).toBeVisible();
    for (let press = 0; press < 40; press += 1) await userEvent.keyboard('j');
    await expect.element(page.getByRole('link', { name: 'Town 39' })).toHaveFocus();
  });
});

it('names rows by a column of row headers', async () => {
  const [name, ...others] = columns;
  const named = name ? [{ ...name, isRowHeader: true }, ...others] : [];
  await render(<RowTable caption="Towns" columns={named} rows={towns} rowKey={rowKey} />);
  await expect.element(page.getByRole('rowheader', { name: 'Bonn' })).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: 'Actions' })).toBeInTheDocument();
});

const readingDirections = ['ltr', 'rtl'] as const;

describe.each(readingDirections)('on a phone, written %s', (direction) => {
  it('puts what has no column beneath the name, and needs no scrolling sideways', async () => {
    document.documentElement.dir = direction;
    await page.viewport(390, 768);
    await render(<SelectableTowns />);
    await expect.element(header('People')).not.toBeInTheDocument();
    await expect.element(page.getByText('20 people')).toBeVisible();
    await expect.element(page.getByText('Grace').first()).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });
});

describe.each(['light', 'dark'])('in the %s theme', (theme) => {
  it.each([390, 1024])('has no accessibility violations at %i pixels', async (width) => {
    document.documentElement.dataset.theme = theme;
    await page.viewport(width, 768);
    const { container } = await render(<SortedSelectableTowns />);
    await page.getByLabelText('Select “Bonn”').click();
    const { violations } = await axe.run(container);
    expect(violations).toEqual([]);
  });
});

function SortedSelectableTowns() {
  const selection = useRowSelection(towns, rowKey);
  const [current, change] = useState<Sorting>({ column: 'name', direction: 'asc' });
  return (
    <RowTable
      caption="Towns"
      columns={columns}
      rows={towns}
      rowKey={rowKey}
      sorting={{ current, change }}
      selection={{ ...selection, labelOf: ({ name }) => name }}
    />
  );
}
