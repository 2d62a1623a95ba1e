import { type ParseArgsConfig, parseArgs } from 'node:util';

/** What a command was given; `undefined` where an option is none of its own or lacks its value: its usage is told then. */
export function readArguments<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> | undefined {
  try {
    return parseArgs(config);
  } catch {
    return undefined;
  }
}
