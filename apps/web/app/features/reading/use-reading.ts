import type { ReadingProgress } from '@rostra/contract';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { createProgressReporter, type ProgressReporterOptions } from './progress-reporter.ts';
import { distanceTo, positionIn } from './reading-position.ts';

const REPORT_EVERY_MS = 2_000;
/** Opening and closing a short text must not mark it as read. */
const FIRST_REPORT_MS = 3_000;
/** Positions closer to the start are not restored. */
const WORTH_RESTORING = 0.02;

const blocksIn = (text: HTMLElement | null) =>
  [...(text?.querySelector('.prose')?.children ?? [])].map((block) => {
    const { top, bottom } = block.getBoundingClientRect();
    return { top, bottom };
  });

interface ReadingOptions extends Pick<ProgressReporterOptions, 'send'> {
  progress: ReadingProgress | null;
  onRestored: () => void;
}

/** Restores the saved position, then tracks and reports the current one. Returns it. */
export function useReading(
  text: RefObject<HTMLElement | null>,
  { progress, send, onRestored }: ReadingOptions,
): number {
  const [position, setPosition] = useState(0);
  const initial = useRef(progress);

  useEffect(() => {
    const { lastPosition = 0, isRead = false } = initial.current ?? {};
    if (isRead || lastPosition < WORTH_RESTORING || window.location.hash) return;
    window.scrollBy({ top: distanceTo(lastPosition, blocksIn(text.current)), behavior: 'instant' });
    onRestored();
  }, [text, onRestored]);

  useEffect(() => {
    const reporter = createProgressReporter({ send, now: () => performance.now() });
    let frame = 0;
    const measure = () => {
      frame = 0;
      const here = positionIn(blocksIn(text.current), window.innerHeight);
      setPosition(here);
      reporter.note(here);
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(measure);
    };
    const onHide = () => {
      if (document.visibilityState === 'hidden') void reporter.flush(true);
    };
    const onOnline = () => void reporter.flush();
    let timer = setTimeout(function report() {
      measure();
      void reporter.flush();
      timer = setTimeout(report, REPORT_EVERY_MS);
    }, FIRST_REPORT_MS);
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('online', onOnline);
    document.addEventListener('visibilitychange', onHide);
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('online', onOnline);
      document.removeEventListener('visibilitychange', onHide);
      void reporter.flush(true);
    };
  }, [text, send]);

  return position;
}
