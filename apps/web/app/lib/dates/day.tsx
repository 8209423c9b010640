import { useFormat } from '../format/use-format.ts';

export function Day({ iso }: { iso: string }) {
  const format = useFormat();
  return (
    <time dateTime={iso} className="whitespace-nowrap">
      {format.date(iso)}
    </time>
  );
}
