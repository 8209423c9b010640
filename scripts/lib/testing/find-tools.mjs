import { fail } from '../log.mjs';
import { findChromium } from './chromium.mjs';
import { canInstallDebianPackages, installDebianPackages } from './debian-packages.mjs';
import { findProgram } from './find-program.mjs';
import { HEADLESS_SHELL, planMissingTools, wantsHeadlessShell } from './missing-tools.mjs';
import { findPostgres } from './postgres.mjs';

const FINDERS = {
  chromium: () => findChromium(),
  postgres: () => findPostgres(),
  firefox: () => findProgram('FIREFOX_PATH', ['firefox-esr', 'firefox']),
  webkit: () => findProgram('WEBKIT_DRIVER_PATH', ['WebKitWebDriver']),
  xvfb: () => findProgram('XVFB_PATH', ['Xvfb']),
};

/** Returns the path of each tool. Installs what is missing, or exits and says what to install. */
export async function findOrInstallTools(names) {
  const found = await findWithHeadlessShell(names);
  const missing = names.filter((name) => !found[name]);
  const { install, explain } = planMissingTools(missing, {
    canInstall: canInstallDebianPackages(),
  });
  if (explain) fail(explain);
  if (!install) return found;
  for (const alternatives of install) alternatives.some((name) => installDebianPackages([name]));
  const tools = await findTools(names);
  const stillMissing = missing.filter((name) => !tools[name]);
  if (stillMissing.length > 0) fail(planMissingTools(stillMissing, { canInstall: false }).explain);
  return tools;
}

async function findWithHeadlessShell(names) {
  const found = await findTools(names);
  const isChosen = Boolean(process.env.CHROMIUM_PATH);
  const canInstall = canInstallDebianPackages();
  const isWanted = wantsHeadlessShell({ chromium: found.chromium, isChosen, canInstall });
  // The package lists are not updated for it, so this is quick where it is not available.
  return isWanted && installDebianPackages([HEADLESS_SHELL], { canUpdate: false })
    ? findTools(names)
    : found;
}

async function findTools(names) {
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await FINDERS[name]()])),
  );
}
