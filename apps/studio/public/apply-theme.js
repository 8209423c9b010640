// Runs before the first paint, so that the wrong theme does not flash.
{
  const settings = document.querySelector('meta[name="studio-settings"]').content;
  let choice = null;
  try {
    choice = localStorage.getItem(JSON.parse(settings).themeStorageKey);
  } catch {
    // Storage is disabled, so there is no stored choice.
  }
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const isDark = choice === 'dark' || (choice === 'system' && prefersDark);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
}
