{
  let target;
  let event;
  const onClick = (click) => {
    const button = click.target.closest('button[type=button]:not([popovertarget])');
    if (!button || target?.tagName === 'FORM') return;
    target = button;
    event = click;
  };
  const onSubmit = (submit) => {
    if (submit.target.method !== 'post') return;
    submit.preventDefault();
    target = submit.target;
    event = submit;
  };
  addEventListener('click', onClick, true);
  addEventListener('submit', onSubmit, true);
  window.takeEarlyInteraction = () => {
    removeEventListener('click', onClick, true);
    removeEventListener('submit', onSubmit, true);
    const isBeingHandled = event?.eventPhase > 0;
    const taken = isBeingHandled ? undefined : target;
    target = undefined;
    event = undefined;
    return taken;
  };
}
