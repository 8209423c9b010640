{
  const { themeKey, tokenKey, darkColor } = document.currentScript.dataset;
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const choice = read(themeKey);
  const prefersDark = () => matchMedia('(prefers-color-scheme: dark)').matches;
  const isDark = choice === 'dark' || (choice === 'system' && prefersDark());
  const { dataset } = document.documentElement;
  dataset.theme = isDark ? 'dark' : 'light';
  if (read(tokenKey)) dataset.login = 'stored';
  const color = document.querySelector('meta[name=theme-color]');
  if (color && isDark) color.content = darkColor;
}
