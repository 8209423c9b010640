import { expect } from '@playwright/test';
import { newPerson, type Person, register } from '../support/accounts.ts';
import { TAKE_ERRORS } from './collect-errors.ts';
import { test, type Visitor } from './test.ts';

test('a visitor reads the landing page and a post', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.sees({ selector: 'h1' });
  await visitor.click({ selector: 'header a', name: 'Blog' });
  await visitor.isAt('/blog');
  await visitor.sees({ selector: 'h1', name: 'Blog' });
  await visitor.click({ selector: 'article h2 a', name: 'Care has a timetable' });
  await visitor.isAt('/blog/care-has-a-timetable');
  await visitor.sees({ selector: 'h1', name: 'Care has a timetable' });
});

test('a visitor registers, logs out and logs in again', async ({ visitor }) => {
  const ada = newPerson();
  await visitor.open('/register');
  await visitor.fill('Username', ada.username);
  await visitor.fill('Email', ada.email);
  await visitor.fill('Password', ada.password);
  await visitor.click({ selector: 'main button', name: 'Create account' });
  await visitor.isAt('/dashboard');
  await visitor.click({ selector: 'button', name: 'Logout' });
  await visitor.isAt('/login');
  await logIn(visitor, ada);
  await visitor.isAt('/dashboard');
  await visitor.sees({ selector: 'main h1', name: `Welcome, ${ada.username}.` });
});

test('a member chooses a plan and gets the card form', async ({ visitor, request }) => {
  const ada = await register(request);
  await visitor.open('/login');
  await logIn(visitor, ada);
  await visitor.isAt('/dashboard');
  await visitor.click({ selector: 'nav a', name: 'Subscription' });
  await visitor.isAt('/dashboard/subscription');
  await visitor.click({ selector: 'main button', name: 'Choose Basic' });
  await visitor.isAt('/dashboard/subscription?plan=basic');
  await visitor.sees({ selector: 'iframe[title="Secure payment input frame"]' });
  await expect
    .poll(() => visitor.browser.evaluate<string>(`(${readCardForm})()`))
    .toContain('Card number');
});

test('the mobile menu opens and links to a page', async ({ visitor }) => {
  await visitor.browser.resize(390, 844);
  await visitor.open('/');
  const entry = { selector: 'nav a', name: 'About' };
  await visitor.doesNotSee(entry);
  await visitor.click({ selector: 'header button', name: 'Menu' });
  await visitor.click(entry);
  await visitor.isAt('/about');
  await visitor.doesNotSee(entry);
});

test('errors and policy violations are collected', async ({ visitor }) => {
  await visitor.open('/about');
  const takeErrors = () => visitor.browser.evaluate<string>(TAKE_ERRORS);
  for (const [expression, report] of [
    ["setTimeout('1')", 'violates script-src'],
    ['setTimeout(() => { throw new Error("broken"); })', 'uncaught'],
    ['void Promise.reject(new Error("refused"))', 'refused'],
    ['console.error("written")', 'written'],
  ] as const) {
    await visitor.browser.evaluate(expression);
    await expect.poll(takeErrors).toContain(report);
  }
});

async function logIn(visitor: Visitor, { username, password }: Person): Promise<void> {
  await visitor.fill('Username or email', username);
  await visitor.fill('Password', password);
  await visitor.click({ selector: 'main button', name: 'Login' });
}

/** The sandbox serves its card form from the site's own origin, so the page can read it. */
function readCardForm(): string {
  const frame = document.querySelector<HTMLIFrameElement>(
    'iframe[title="Secure payment input frame"]',
  );
  return frame?.contentDocument?.body?.innerText ?? '';
}
