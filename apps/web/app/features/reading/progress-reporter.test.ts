import { describe, expect, it } from 'vitest';
import { createProgressReporter, type ProgressReport } from './progress-reporter.ts';

function open() {
  const sent: ProgressReport[] = [];
  const state = { time: 0, isOnline: true };
  const reporter = createProgressReporter({
    now: () => state.time,
    send: async (report) => {
      if (!state.isOnline) throw new Error('offline');
      sent.push(report);
    },
  });
  return { sent, state, reporter };
}

describe('the progress reporter', () => {
  it('sends the last position, and nothing without movement', async () => {
    const { sent, reporter } = open();
    reporter.note(0.1);
    reporter.note(0.2);
    await reporter.flush();
    reporter.note(0.2001);
    await reporter.flush();
    expect(sent).toEqual([{ position: 0.2, agoMs: 0 }]);
  });

  it('also sends the furthest position if the reader has scrolled back', async () => {
    const { sent, state, reporter } = open();
    reporter.note(1);
    state.time = 700.25;
    reporter.note(0.3);
    state.time = 1000.4;
    await reporter.flush();
    expect(sent).toEqual([
      { position: 1, agoMs: 1000 },
      { position: 0.3, agoMs: 300 },
    ]);
  });

  it('always sends the end of the text', async () => {
    const { sent, reporter } = open();
    reporter.note(0.999);
    await reporter.flush();
    reporter.note(1);
    await reporter.flush();
    expect(sent.map(({ position }) => position)).toEqual([0.999, 1]);
  });

  it('keeps positions that could not be sent, with their age', async () => {
    const { sent, state, reporter } = open();
    state.isOnline = false;
    reporter.note(0.8);
    await reporter.flush();
    state.time = 60_000;
    reporter.note(0.4);
    await reporter.flush();
    state.time = 90_000;
    state.isOnline = true;
    await reporter.flush();
    await reporter.flush();
    expect(sent).toEqual([
      { position: 0.8, agoMs: 90_000 },
      { position: 0.4, agoMs: 30_000 },
    ]);
  });

  it('sends one report at a time', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const sent: number[] = [];
    const reporter = createProgressReporter({
      now: () => 0,
      send: async ({ position }) => {
        sent.push(position);
        await promise;
      },
    });
    reporter.note(0.1);
    const first = reporter.flush();
    reporter.note(0.5);
    await reporter.flush();
    expect(sent).toEqual([0.1]);
    resolve();
    await first;
    await reporter.flush();
    expect(sent).toEqual([0.1, 0.5]);
  });

  describe('leaving while a report is pending', () => {
    function openSlow() {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const sent: [position: number, isLeaving: boolean][] = [];
      const reporter = createProgressReporter({
        now: () => 0,
        send: async ({ position }, isLeaving) => {
          sent.push([position, isLeaving]);
          if (!isLeaving) await promise;
        },
      });
      return { reporter, sent, resolve, reject };
    }

    it('sends the last position immediately', async () => {
      const { reporter, sent, resolve } = openSlow();
      reporter.note(0.1);
      const first = reporter.flush();
      reporter.note(0.5);
      await reporter.flush(true);
      expect(sent).toEqual([
        [0.1, false],
        [0.5, true],
      ]);
      resolve();
      await first;
      await reporter.flush();
      expect(sent).toHaveLength(2);
    });

    it('sends queued positions once', async () => {
      const { reporter, sent, resolve } = openSlow();
      reporter.note(0.9);
      reporter.note(0.4);
      const first = reporter.flush();
      await reporter.flush(true);
      expect(sent).toEqual([
        [0.9, false],
        [0.4, true],
      ]);
      resolve();
      await first;
      expect(sent).toHaveLength(2);
    });

    it('keeps a pending report that fails', async () => {
      const { reporter, sent, reject } = openSlow();
      reporter.note(0.9);
      const first = reporter.flush();
      reporter.note(0.4);
      await reporter.flush(true);
      reject(new Error('offline'));
      await first;
      await reporter.flush(true);
      expect(sent).toEqual([
        [0.9, false],
        [0.4, true],
        [0.9, true],
      ]);
    });
  });
});
