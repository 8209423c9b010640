import { expect, it } from 'vitest';
import { runHourlyJobs } from '../run-hourly-jobs.ts';
import { openBillingApp } from '../testing/billing-app.ts';
import { openSecondProcess } from '../testing/second-process.ts';

it('activates a payment whose events were lost when the next process starts', async () => {
  const app = await openBillingApp();
  const ada = await app.join();
  const { context } = openSecondProcess(app);
  await runHourlyJobs(context); // the daily reconciliation, which must not be what helps
  const { payment } = await ada.start();
  await app.settle();
  await app.stripe.webhookEndpoints.del('we_configured');
  await app.confirm(payment);
  expect((await ada.overview()).state).toBe('incomplete');

  await runHourlyJobs(context);
  expect((await ada.overview()).state).toBe('active');
});
