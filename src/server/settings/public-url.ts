import type { Settings } from './settings.server.ts';

/** Where the product is reached from outside, without a slash at the end. */
export function publicUrlOf(settings: Settings, port: number): string {
  const isEverywhere = settings.HOST === '0.0.0.0' || settings.HOST === '::';
  return settings.PUBLIC_URL ?? `http://${isEverywhere ? 'localhost' : settings.HOST}:${port}`;
}
