export const HEADLESS_SHELL = 'chromium-headless-shell';

/** How each tool is called in a sentence, and its Debian packages in the order to try them. */
const TOOLS = {
  chromium: { name: 'Chromium', packages: [HEADLESS_SHELL, 'chromium'] },
  postgres: { name: 'PostgreSQL 15 or newer', packages: ['postgresql'] },
  firefox: { name: 'Firefox', packages: ['firefox-esr'] },
  webkit: { name: 'the WebDriver of WebKitGTK', packages: ['webkit2gtk-driver'] },
  xvfb: { name: 'Xvfb', packages: ['xvfb'] },
};

/**
 * Decides what to do about tools that are not installed: `install` lists alternative Debian packages for
 * each tool, `explain` is one sentence for someone who has to install them.
 */
export function planMissingTools(missing, { canInstall }) {
  if (missing.length === 0) return {};
  if (canInstall) return { install: missing.map((tool) => TOOLS[tool].packages) };
  const names = listInWords(missing.map((tool) => TOOLS[tool].name));
  const packages = missing.map((tool) => TOOLS[tool].packages.at(-1)).join(' ');
  return {
    explain: `The tests need ${names}: install ${missing.length > 1 ? 'them' : 'it'} (on Debian with "sudo apt-get install ${packages}") and try again.`,
  };
}

/**
 * Whether to install the headless shell beside an installed browser: without a window to draw, it needs a
 * third of the CPU time. A browser that was chosen with CHROMIUM_PATH is used as it is.
 */
export const wantsHeadlessShell = ({ chromium, isChosen, canInstall }) =>
  Boolean(chromium) && !isChosen && canInstall && !chromium.endsWith(HEADLESS_SHELL);

const listInWords = (names) => new Intl.ListFormat('en-GB').format(names);
