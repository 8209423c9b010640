const ROWS = 9;
const INNER_RADIUS = 96;
const ROW_GAP = 34;
const SEAT_GAP = 17;

interface Seat {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  isRisen: boolean;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** Seats of an assembly, row by row; some are standing. */
function seats(): Seat[] {
  return Array.from({ length: ROWS }, (_, row) => {
    const radius = INNER_RADIUS + row * ROW_GAP;
    const count = Math.round((Math.PI * radius) / SEAT_GAP);
    return Array.from({ length: count }, (_, seat) => {
      const share = (seat + 0.5) / count;
      const angle = Math.PI * (1 - share);
      const isRisen = share > 0.53 && share < 0.86 && row > 1 && (row + seat) % 7 !== 0;
      const length = isRisen ? 24 : 12;
      return {
        x1: round(400 + Math.cos(angle) * radius),
        y1: round(400 - Math.sin(angle) * radius),
        x2: round(400 + Math.cos(angle) * (radius + length)),
        y2: round(400 - Math.sin(angle) * (radius + length)),
        isRisen,
      };
    });
  }).flat();
}

const path = (isRisen: boolean) =>
  seats()
    .filter((seat) => seat.isRisen === isRisen)
    .map(({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`)
    .join('');

const seated = path(false);
const risen = path(true);

/** Decorative illustration of an assembly. */
export function Hemicycle({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 800 400" fill="none" aria-hidden="true" className={className}>
      <path d={seated} stroke="var(--line-strong)" strokeWidth="1.6" />
      <path d={risen} stroke="var(--accent)" strokeWidth="4" />
    </svg>
  );
}
