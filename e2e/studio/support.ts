import type { Locator } from '@playwright/test';
import { newPerson, openAs, type Person } from '../support/accounts.ts';
import type { RunningServer } from '../support/server.ts';
import { expect, type Page } from '../support/test.ts';

/** Creates a member of staff at a dedicated site. */
export async function createStaff(site: RunningServer, role: string): Promise<Person> {
  const person = newPerson();
  await site.createStaff(person, role);
  return person;
}

/** Opens a screen and waits until its heading is there. */
export async function openScreen(page: Page, person: Person, path: string): Promise<void> {
  await openAs(page, person, path);
  // Not the heading that is shown while the login is checked.
  const heading = page.locator('#main').getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
}

/** The text of the visual editor, once it can be edited. */
export async function openedText(page: Page): Promise<Locator> {
  await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible();
  return page.getByRole('textbox', { name: 'Text', exact: true });
}

/** Writes another text instead of the one in the editor. */
export async function replaceText(page: Page, text: string): Promise<void> {
  await (await openedText(page)).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
  await expectSaved(page);
}

/** The editor learns of a moved cursor with the next frame. */
const nextFrame = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise(requestAnimationFrame));

/** Presses a key that moves the cursor, and waits until the editor knows of it. */
export async function moveCursor(page: Page, key: string): Promise<void> {
  // What happened before has been reported by then.
  await nextFrame(page);
  const moved = await page.evaluateHandle(() => ({
    event: new Promise<void>((resolve) => {
      document.addEventListener('selectionchange', () => resolve(), { once: true });
    }),
  }));
  await page.keyboard.press(key);
  await moved.evaluate(({ event }) => event);
  await nextFrame(page);
}

/** Puts the cursor behind a text. Commands need the editor to know of it at once. */
export async function putCursorBehind(page: Page, place: Locator): Promise<void> {
  await place.click();
  await nextFrame(page);
  await page.keyboard.press('End');
  await nextFrame(page);
}

export const saveStatus = (page: Page): Locator => page.locator('[data-save-status]');

/** Waits until the server has everything. */
export const expectSaved = (page: Page): Promise<void> =>
  expect(saveStatus(page)).toHaveText(/^Saved \d\d:\d\d$/);

/** Creates an empty draft and opens it. */
export async function beginPost(page: Page, title: string): Promise<Locator> {
  await page.getByRole('button', { name: 'New post' }).click();
  const text = await openedText(page);
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title);
  return text;
}
