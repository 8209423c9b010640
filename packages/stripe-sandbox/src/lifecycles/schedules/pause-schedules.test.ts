import { expect, test } from 'vitest';
import { startForTest } from '../../testing/start.ts';
import { at, DAY, periodOf, subscribe } from '../../testing/subscribe.ts';

const START = at('2026-06-01T00:00:00');

// https://docs.stripe.com/api/subscription_schedules/create#create_subscription_schedule-pause_schedules
test('a schedule pauses a subscription and resumes it later', async () => {
  const { events, stripe } = await startForTest();
  const { advance, now, subscription } = await subscribe(stripe, { start: START });
  const schedule = await stripe.subscriptionSchedules.create({
    from_subscription: subscription.id,
    pause_schedules: [
      {
        pause: { pause_at: { timestamp: START + 15 * DAY, type: 'timestamp' } },
        resume: {
          resume_at: { duration: { interval: 'month', interval_count: 2 }, type: 'duration' },
        },
      },
    ],
  });
  expect(schedule.pause_schedules).toMatchObject([
    {
      pause: { pause_at: START + 15 * DAY, status: { type: 'scheduled' } },
      resume: { resume_at: at('2026-08-16T00:00:00'), status: { type: 'scheduled' } },
    },
  ]);
  await advance(START + 50 * DAY);
  expect(await now()).toMatchObject({ latest_invoice: { total: 999 }, status: 'paused' });
  await advance(at('2026-08-16T01:00:00'));
  // 15 of 30 days were credited, and the new period costs the full price.
  expect(await now()).toMatchObject({ latest_invoice: { total: 999 - 500 }, status: 'active' });
  expect(periodOf(await now())).toEqual(['2026-08-16T00:00', '2026-09-16T00:00']);
  const [after] = (await stripe.subscriptionSchedules.list()).data;
  expect(after?.pause_schedules[0]).toMatchObject({
    pause: { status: { type: 'succeeded' } },
    resume: { status: { type: 'succeeded' } },
  });
  expect((await events()).map(({ type }) => type)).toEqual(
    expect.arrayContaining(['customer.subscription.paused', 'customer.subscription.resumed']),
  );
});

// https://docs.stripe.com/api/subscription_schedules/create#create_subscription_schedule-pause_schedules
test('a pause must end after it starts, and there is one at most', async () => {
  const { stripe } = await startForTest();
  const { subscription } = await subscribe(stripe, { start: START });
  const pause = { pause_at: { timestamp: START + DAY, type: 'timestamp' as const } };
  const create = (pause_schedules: object[]) =>
    stripe.subscriptionSchedules.create({
      from_subscription: subscription.id,
      pause_schedules: pause_schedules as [],
    });
  const resume = { resume_at: { timestamp: START, type: 'timestamp' } };
  await expect(create([{ pause, resume }])).rejects.toThrow('A pause must end after it starts.');
  await expect(create([{ pause }, { pause }])).rejects.toThrow('Only one pause schedule');
});
