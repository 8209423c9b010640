import { MARK } from './hostile-texts.ts';

/** The hostile texts that a parser got on this thread. Other threads load the parsers unchanged. */
export const parsedHere: string[] = [];

function notice(parser: string, text: unknown): void {
  const words = String(text);
  if (words.includes(MARK)) parsedHere.push(`${parser}: ${words.slice(0, 60)}`);
}

interface Processor {
  parser?: (text: unknown, ...rest: unknown[]) => unknown;
}

type Plugin = (this: Processor, ...options: unknown[]) => unknown;

/** A parser of `unified` that says what it gets. */
export const noticingPlugin = (name: string, plugin: Plugin): Plugin =>
  function (...options) {
    const result = plugin.apply(this, options);
    const parse = this.parser;
    if (parse) {
      this.parser = (text, ...rest) => {
        notice(name, text);
        return parse(text, ...rest);
      };
    }
    return result;
  };

/** A function that says what texts it gets. */
export const noticing =
  <Arguments extends unknown[], Result>(name: string, work: (...given: Arguments) => Result) =>
  (...given: Arguments): Result => {
    for (const each of given) notice(name, each);
    return work(...given);
  };
