import { type Logger, pino } from 'pino';
import type { LogLevel } from './config.ts';

/** Where log lines go; `process.stdout` without it. */
export interface LogDestination {
  write(line: string): void;
}

/**
 * Structured logs, one JSON object a line. Of an error only what it is and where it happened is written: a database's
 * error also carries the values of its row.
 */
export const createLog = (level: LogLevel, destination?: LogDestination): Logger => {
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeError } };
  return destination ? pino(options, destination) : pino(options);
};

function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const parts = error instanceof AggregateError ? { errors: error.errors.map(describeError) } : {};
  return { type: error.name, message: error.message, stack: error.stack, ...code, ...parts };
}
