import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Reading } from '../forms/registry.ts';
import { readJson, toldOf } from '../schemas-file.ts';
import { type PlainSchemas, readPlainSchemas } from './plain-schemas.ts';

/** The API's schemas as their files stand now. */
export interface CurrentSchemas {
  readonly schemas: PlainSchemas;
  /** Reads the files again. A change that breaks one is refused with its reason in the log, and what was read last stays. */
  readonly read: Reading;
}

/**
 * Reads the schemas of the calls' parameters, queries, bodies and replies.
 * @throws {FileFlaw} when a file cannot be read
 */
export function readCurrentSchemas(schemasDirectory: string, log: Pick<FastifyBaseLogger, 'error' | 'info'>): CurrentSchemas {
  let current = readPlainSchemas(schemasDirectory);
  const asked = current.names;
  const file = join(schemasDirectory, 'api/definitions.json');
  const readNext = () => {
    const next = readPlainSchemas(schemasDirectory);
    if (next.source === current.source) return current;
    const missing = asked.find((name) => !next.names.includes(name));
    if (missing !== undefined)
      throw readJson(file).flaw(
        ['definitions', missing],
        `The definition '${missing}' is missing. If nothing asks for it any more, restart the portal.`,
      );
    next.compileAll();
    return next;
  };
  const read: Reading = () => {
    try {
      const next = readNext();
      return () => {
        if (next !== current) log.info('the schemas of the calls have changed');
        current = next;
      };
    } catch (error) {
      log.error(toldOf(error), 'a change of the schemas of the calls was refused');
      return undefined;
    }
  };
  const schemas: PlainSchemas = {
    judge: (...asked) => current.judge(...asked),
    definition: (name) => current.definition(name),
    get names() {
      return current.names;
    },
  };
  return { schemas, read };
}
