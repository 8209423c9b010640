import { useMessages } from '@rostra/messages/react';

interface QrCodeProps {
  size: number;
  path: string;
}

/** Dark on light in every theme, because scanners expect it. */
export function QrCode({ size, path }: QrCodeProps) {
  const t = useMessages('second-factors');
  return (
    <svg
      role="img"
      aria-label={t('qrCode')}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto mt-4 size-52 max-w-full rounded border border-line"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
