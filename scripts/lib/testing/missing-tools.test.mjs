import { describe, expect, it } from 'vitest';
import { planMissingTools, wantsHeadlessShell } from './missing-tools.mjs';

describe('planMissingTools', () => {
  it.each([true, false])(
    'does nothing if all tools are installed (can install: %s)',
    (canInstall) => {
      expect(planMissingTools([], { canInstall })).toEqual({});
    },
  );

  it('installs what is missing if it can', () => {
    expect(planMissingTools(['chromium', 'postgres'], { canInstall: true })).toEqual({
      install: [['chromium-headless-shell', 'chromium'], ['postgresql']],
    });
  });

  it('says in one sentence what to install if it cannot', () => {
    expect(planMissingTools(['chromium', 'postgres'], { canInstall: false })).toEqual({
      explain:
        'The tests need Chromium and PostgreSQL 15 or newer: install them (on Debian with "sudo apt-get install chromium postgresql") and try again.',
    });
    expect(planMissingTools(['firefox', 'webkit', 'xvfb'], { canInstall: false })).toEqual({
      explain:
        'The tests need Firefox, the WebDriver of WebKitGTK and Xvfb: install them (on Debian with "sudo apt-get install firefox-esr webkit2gtk-driver xvfb") and try again.',
    });
    expect(planMissingTools(['postgres'], { canInstall: false })).toEqual({
      explain:
        'The tests need PostgreSQL 15 or newer: install it (on Debian with "sudo apt-get install postgresql") and try again.',
    });
  });
});

describe('wantsHeadlessShell', () => {
  const browser = { chromium: '/usr/bin/chromium', isChosen: false, canInstall: true };

  it('is preferred to a whole browser', () => {
    expect(wantsHeadlessShell(browser)).toBe(true);
  });

  it.each([
    { chromium: '/usr/bin/chromium-headless-shell' },
    { chromium: undefined },
    { isChosen: true },
    { canInstall: false },
  ])('is not installed if %j', (change) => {
    expect(wantsHeadlessShell({ ...browser, ...change })).toBe(false);
  });
});
