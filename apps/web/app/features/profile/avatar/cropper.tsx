import { useMessages } from '@rostra/messages/react';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from 'react';
import { type Crop, MAX_ZOOM, moveCrop, zoomCrop } from './crop-geometry.ts';
import { AVATAR_SIDE, drawCrop } from './draw-crop.ts';

interface CropperProps {
  picture: ImageBitmap;
  crop: Crop;
  onChange: (crop: Crop) => void;
}

const STEP = 0.05;
const ZOOM_STEP = 0.1;
const moves: Record<string, readonly [number, number]> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};
const zooms: Record<string, number> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': -ZOOM_STEP };

/** Crops by dragging or arrow keys, and zooms by slider, wheel, plus and minus. */
export function Cropper({ picture, crop, onChange }: CropperProps) {
  const t = useMessages('profile');
  const canvasRef = useRef<HTMLCanvasElement>(null);
  const lastPoint = useRef({ x: 0, y: 0 });
  const hintId = useId();
  useEffect(() => {
    if (canvasRef.current) drawCrop(canvasRef.current, picture, crop);
  }, [picture, crop]);

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (!event.isPrimary) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    lastPoint.current = { x: event.clientX, y: event.clientY };
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { width } = event.currentTarget.getBoundingClientRect();
    const { x, y } = lastPoint.current;
    lastPoint.current = { x: event.clientX, y: event.clientY };
    const [dx, dy] = [(event.clientX - x) / width, (event.clientY - y) / width];
    onChange(moveCrop(picture, crop, dx, dy));
  }

  function onKeyDown(event: KeyboardEvent) {
    const move = moves[event.key];
    const zoom = zooms[event.key];
    if (!move && !zoom) return;
    event.preventDefault();
    if (move) onChange(moveCrop(picture, crop, move[0], move[1]));
    if (zoom) onChange(zoomCrop(picture, crop, crop.zoom + zoom));
  }

  return (
    <div>
      <div
        role="application"
        aria-label={t('cropArea')}
        aria-describedby={hintId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes keys
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onWheel={(event) => onChange(zoomCrop(picture, crop, crop.zoom - event.deltaY / 500))}
        className="relative mx-auto aspect-square w-full max-w-72 cursor-grab touch-none select-none overflow-hidden rounded bg-sunken active:cursor-grabbing"
      >
        <canvas ref={canvasRef} width={AVATAR_SIDE} height={AVATAR_SIDE} className="size-full" />
        <span className="pointer-events-none absolute inset-1 rounded-full shadow-[0_0_0_20rem_var(--scrim)] ring-2 ring-accent-bright" />
      </div>
      <p id={hintId} className="mt-3 text-center text-muted text-sm">
        {t('cropHint')}
      </p>
      <label className="mx-auto mt-4 flex max-w-72 items-center gap-4 text-sm">
        <span className="font-medium">{t('zoom')}</span>
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.01}
          value={crop.zoom}
          onChange={(event) => onChange(zoomCrop(picture, crop, event.target.valueAsNumber))}
          className="min-h-11 grow accent-accent"
        />
      </label>
    </div>
  );
}
