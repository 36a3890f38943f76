import { readSettings } from './read-settings.server.ts';
import type { Settings } from './settings.server.ts';

/** The one place that looks at the environment. */
export function readEnvironment(): Settings {
  return readSettings(process.env);
}
