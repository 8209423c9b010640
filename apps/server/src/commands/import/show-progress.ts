import type { Progress } from '../../features/imports/index.ts';

const EVERY = 100;
const WIDTH = 78;

/** One line that is overwritten in a terminal, and now and then a line elsewhere. */
export function showProgress(out: Pick<NodeJS.WriteStream, 'write'> & { isTTY?: boolean }) {
  let isShown = false;
  const clear = () => {
    if (isShown) out.write(`\r${' '.repeat(WIDTH)}\r`);
    isShown = false;
  };
  return {
    clear,
    show({ done, total, title }: Progress): void {
      const count = total === undefined ? `${done}` : `${done} of ${total}`;
      if (!out.isTTY) {
        if (done % EVERY === 0) out.write(`${count}\n`);
        return;
      }
      clear();
      out.write(`${count}  ${title}`.replace(/\p{C}/gu, ' ').slice(0, WIDTH));
      isShown = true;
    },
  };
}
