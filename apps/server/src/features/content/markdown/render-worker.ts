import { parentPort, workerData } from 'node:worker_threads';
import { attemptRendering } from './attempt-rendering.ts';

parentPort?.postMessage('ready');
parentPort?.postMessage(attemptRendering(String(workerData)));
