import type { Element } from 'hast';
import { FONT_SIZE, fitText, measureText } from './measure-text.ts';
import type { Pen } from './shapes.ts';

const GAP = 10;
export const LABEL_HEIGHT = FONT_SIZE * 1.9;

interface Place {
  readonly label: string;
  readonly x: number;
}

interface Label {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/**
 * Below a drawing. Labels for which there is no room are left out, as the order tells what they are: in columns every
 * second or third one stays, and of lines the ends stay.
 */
export function drawCategoryLabels(
  places: readonly Place[],
  y: number,
  { width, keepsEnds }: { width: number; keepsEnds: boolean },
  pen: Pen,
): Element[] {
  const labels = places.map(({ label, x }) => {
    const text = fitText(label, width / 3);
    const half = measureText(text) / 2;
    const middle = Math.min(Math.max(x, half), width - half);
    return { text, from: middle - half, to: middle + half };
  });
  const shown = keepsEnds ? endsFirst(labels) : everyNth(labels);
  return shown.map(({ text, from, to }) =>
    pen.text(text, (from + to) / 2, y + FONT_SIZE * 1.5, 'middle'),
  );
}

const areApart = (one: Label, other: Label): boolean =>
  one.to + GAP <= other.from || other.to + GAP <= one.from;

function endsFirst(labels: readonly Label[]): Label[] {
  const shown: Label[] = [];
  const last = labels.at(-1);
  for (const label of [...labels.slice(0, 1), ...(last ? [last] : []), ...labels.slice(1, -1)]) {
    if (shown.every((other) => areApart(label, other))) shown.push(label);
  }
  return shown;
}

function everyNth(labels: readonly Label[]): Label[] {
  for (let step = 1; step < labels.length; step += 1) {
    const shown = labels.filter((_, index) => index % step === 0);
    const fit = (label: Label, index: number) => {
      const next = shown[index + 1];
      return next === undefined || areApart(label, next);
    };
    if (shown.every(fit)) return shown;
  }
  return labels.slice(0, 1);
}

/** Whether each label has room in a column of this width. */
export const haveRoom = (labels: readonly string[], width: number): boolean =>
  labels.every((label) => measureText(label) + GAP <= width);

/** Years, quarters, ages: readers can tell those that are left out. */
export const areOrdered = (labels: readonly string[]): boolean =>
  labels.every((label) => /\d/.test(label) && label.length <= 10);
