{
  const onError = ({ target }) => {
    if (target.tagName !== 'SCRIPT' && target.rel !== 'modulepreload') return;
    document.documentElement.dataset.scripts = 'failed';
  };
  addEventListener('error', onError, true);
  window.stopWatchingScripts = () => {
    removeEventListener('error', onError, true);
    delete document.documentElement.dataset.scripts;
  };
}
