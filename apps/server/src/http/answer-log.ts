import { type DestinationStream, type Logger, pino } from 'pino';

/** What is known of an answer once it is sent. Nothing that a visitor sent but the path. */
export interface Answered {
  reqId: string;
  method: string;
  path: string;
  ip: string;
  status: number;
  ms: number;
}

export type AnswerLog = (answered: Answered) => void;

/**
 * One line for each answer, as pino writes it but put together here: the fields are always the same,
 * and finding out which there are and what is secret in them takes a tenth of a quick call's time.
 * The lines of one turn of the event loop are handed on together, because the stream measures all that
 * it holds with every one it gets. Those of the turn in which the process is killed are lost.
 */
export function createAnswerLog(logger: Logger): AnswerLog {
  const inside = logger as unknown as { [pino.symbols.streamSym]: DestinationStream } & {
    [pino.symbols.chindingsSym]: string;
  };
  const stream = inside[pino.symbols.streamSym];
  const start = `{"level":${logger.levels.values.info},"time":`;
  const then = `${inside[pino.symbols.chindingsSym]},"reqId":"`;
  let lines = '';
  const handOn = () => {
    stream.write(lines);
    lines = '';
  };
  return ({ reqId, method, path, ip, status, ms }) => {
    if (!logger.isLevelEnabled('info')) return;
    const rounded = Math.round(ms * 10) / 10;
    if (lines === '') setImmediate(handOn);
    lines += `${start}${Date.now()}${then}${reqId}","method":"${method}","path":${JSON.stringify(path)},"ip":${JSON.stringify(ip)},"status":${status},"ms":${rounded},"msg":"answered"}\n`;
  };
}
