import * as v from 'valibot';
import { type Environment, port, readVariables, text } from '../server/environment';
import { type OutsideSettings, outsideSettings, outsideVariables } from '../server/outsideSettings';

const Variables = v.object({
  PORT: port(5173),
  SANDBOX_PORT: port(5174),
  SANDBOX_HOST: text,
  SANDBOX_DATA: text,
  ...outsideVariables,
});

/** What names the directory of the data. */
export const dataVariable: keyof v.InferInput<typeof Variables> = 'SANDBOX_DATA';

/** Where the sandbox keeps its data: nowhere beyond its own life, or in a directory. */
export type DataPlace = 'memory' | { dir: string };

/** Where `newsSite` or `taskBoard` names nothing, the stand-in has its place. */
export interface Settings extends OutsideSettings {
  port: number;
  /** The address to listen at; empty for this machine only. */
  host: string;
  appOrigin: string;
  data: DataPlace;
}

/**
 * Reads the sandbox's settings: PORT and SANDBOX_PORT, SANDBOX_HOST (the address to listen at, default this machine
 * only), SANDBOX_DATA (a directory, default `.sandbox`, or `memory`), and what it talks to beyond itself.
 *
 * @throws Error with a sentence that begins with the variable's name
 */
export function readSettings(env: Environment): Settings {
  const given = readVariables(Variables, env);
  return {
    port: given.SANDBOX_PORT,
    host: given.SANDBOX_HOST,
    appOrigin: `http://localhost:${given.PORT}`,
    data: given.SANDBOX_DATA === 'memory' ? 'memory' : { dir: given.SANDBOX_DATA || '.sandbox' },
    ...outsideSettings(given),
  };
}
