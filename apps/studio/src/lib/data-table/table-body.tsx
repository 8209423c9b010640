import type { RowData } from '@tanstack/react-table';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type Ref, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useListKeys } from '../list-states/use-list-keys.ts';
import type { RowModel } from './use-table-model.ts';

interface TableBodyProps<Row extends RowData> {
  rows: readonly RowModel<Row>[];
  hasKeys: boolean;
  renderRow: (index: number, ref?: Ref<HTMLTableRowElement>) => ReactNode;
}

export function PlainBody<Row extends RowData>({ rows, hasKeys, renderRow }: TableBodyProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  useListKeys({
    isActive: hasKeys,
    count: rows.length,
    body,
    scrollTo: (index) => body.current?.rows[index]?.scrollIntoView({ block: 'nearest' }),
    toggle: (index) => rows[index]?.toggleSelected(),
  });
  return <tbody ref={body}>{rows.map((_, index) => renderRow(index))}</tbody>;
}

const ROW_HEIGHT = 57;
const OVERSCAN = 12;

interface VirtualBodyProps<Row extends RowData> extends TableBodyProps<Row> {
  /** The last row is near. */
  onEnd: () => void;
}

/** Renders only the rows near the window. */
export function VirtualBody<Row extends RowData>(props: VirtualBodyProps<Row>) {
  const { rows, hasKeys, renderRow, onEnd } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  useLayoutEffect(() => {
    const top = body.current?.getBoundingClientRect().top ?? 0;
    setScrollMargin(top + window.scrollY);
  }, []);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    scrollMargin,
    getItemKey: (index) => rows[index]?.id ?? index,
  });
  const items = virtualizer.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (last >= rows.length - OVERSCAN * 2) onEnd();
  });
  useListKeys({
    isActive: hasKeys,
    count: rows.length,
    body,
    scrollTo: (index) => virtualizer.scrollToIndex(index),
    toggle: (index) => rows[index]?.toggleSelected(),
  });
  const before = (items[0]?.start ?? scrollMargin) - scrollMargin;
  const after = virtualizer.getTotalSize() - ((items.at(-1)?.end ?? scrollMargin) - scrollMargin);
  return (
    <tbody ref={body}>
      {before > 0 ? <Spacer height={before} /> : null}
      {items.map(({ index }) => renderRow(index, virtualizer.measureElement))}
      {after > 0 ? <Spacer height={after} /> : null}
    </tbody>
  );
}

/** Stands for the rows that are not rendered. */
function Spacer({ height }: { height: number }) {
  return (
    <tr>
      <td style={{ height, padding: 0 }} />
    </tr>
  );
}
