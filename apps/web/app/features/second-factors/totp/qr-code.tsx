interface QrCodeProps {
  size: number;
  path: string;
}

/** Dark on light in every theme, because scanners expect it. */
export function QrCode({ size, path }: QrCodeProps) {
  return (
    <svg
      role="img"
      aria-label="QR code for your authenticator app"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto mt-4 size-52 max-w-full rounded border border-line bg-white"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}
