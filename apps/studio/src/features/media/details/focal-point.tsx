import type { LibraryFile } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { type MouseEvent, useId } from 'react';
import { cropPosition, percent } from '../crop-position.ts';

type Point = NonNullable<LibraryFile['focalPoint']>;

interface FocalPointProps {
  file: LibraryFile;
  point: Point | null;
  isReadOnly: boolean;
  onChange: (point: Point | null) => void;
}

const CENTRE: Point = { x: 0.5, y: 0.5 };

const inside = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;

export function FocalPoint({ file, point, isReadOnly, onChange }: FocalPointProps) {
  const t = useMessages('studio-media');
  const id = useId();
  const current = point ?? CENTRE;
  const src = file.formats?.large?.url ?? file.url;
  const set = (change: Partial<Point>) => onChange({ ...current, ...change });
  const onClick = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    if (isReadOnly) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({ x: inside((clientX - left) / width), y: inside((clientY - top) / height) });
  };
  return (
    <section aria-labelledby={id} className="min-w-0">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the sliders do the same with the keyboard */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      <div
        onClick={onClick}
        data-focal-picture
        className="relative w-fit max-w-full cursor-crosshair overflow-hidden rounded border border-line bg-sunken"
      >
        <img
          src={src}
          alt={file.alternativeText ?? ''}
          width={file.width ?? undefined}
          height={file.height ?? undefined}
          className="block h-auto max-h-[32rem] w-auto max-w-full"
        />
        <span
          aria-hidden="true"
          style={{
            insetInlineStart: 'auto',
            left: `${percent(current.x)}%`,
            top: `${percent(current.y)}%`,
          }}
          className="absolute size-6 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-on-accent bg-accent/40 shadow-[0_0_0_2px_var(--accent)]"
        />
      </div>
      <h2 id={id} className="mt-5 font-sans font-semibold text-sm">
        {t('focalTitle')}
      </h2>
      <p className="mt-1 text-muted">{t('focalText')}</p>
      <div className="mt-3 grid gap-x-8 gap-y-2 sm:grid-cols-2">
        <Slider
          label={t('horizontal')}
          value={current.x}
          isReadOnly={isReadOnly}
          onChange={(x) => set({ x })}
        />
        <Slider
          label={t('vertical')}
          value={current.y}
          isReadOnly={isReadOnly}
          onChange={(y) => set({ y })}
        />
      </div>
      {point && !isReadOnly ? (
        <Button variant="quiet" size="small" className="mt-2" onClick={() => onChange(null)}>
          {t('resetFocal')}
        </Button>
      ) : null}
      <h3 className="mt-5 font-sans font-semibold text-xs">{t('crops')}</h3>
      <div className="mt-2 flex items-start gap-3">
        {['aspect-video w-40', 'aspect-[4/3] w-28', 'aspect-square w-20'].map((shape) => (
          <img
            key={shape}
            src={src}
            alt=""
            style={cropPosition(point)}
            className={`${shape} min-w-0 rounded border border-line object-cover`}
          />
        ))}
      </div>
    </section>
  );
}

interface SliderProps {
  label: string;
  value: number;
  isReadOnly: boolean;
  onChange: (value: number) => void;
}

function Slider({ label, value, isReadOnly, onChange }: SliderProps) {
  const t = useMessages('studio-media');
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="flex justify-between font-medium text-xs">
        {label}
        <span className="figures-table font-normal text-muted">
          {t('percent', { value: percent(value) })}
        </span>
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        value={percent(value)}
        disabled={isReadOnly}
        onChange={(event) => onChange(Number(event.target.value) / 100)}
        className="mt-1 block h-6 w-full accent-accent"
      />
    </div>
  );
}
