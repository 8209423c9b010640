{
  const template = document.currentScript.previousElementSibling;
  let hasRun = false;
  const run = () => {
    if (hasRun) return;
    hasRun = true;
    document.body.append(document.importNode(template.content, true));
  };
  requestAnimationFrame(() => setTimeout(run));
  setTimeout(run, 2000);
}
