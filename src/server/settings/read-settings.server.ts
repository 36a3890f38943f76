import {
  type SettingName,
  type Settings,
  secretSettings,
  settingNames,
  settingsSchema,
} from './settings.server.ts';

export class SettingsError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`The settings are not right:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    this.name = 'SettingsError';
    this.faults = faults;
  }
}

const together: readonly (readonly [SettingName, readonly SettingName[]])[] = [
  ['S3_ENDPOINT', ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']],
  ['AUTH_OIDC_ISSUER', ['AUTH_OIDC_CLIENT_ID', 'AUTH_OIDC_CLIENT_SECRET']],
  ['AUTH_GOOGLE_CLIENT_ID', ['AUTH_GOOGLE_CLIENT_SECRET']],
  ['AUTH_MICROSOFT_CLIENT_ID', ['AUTH_MICROSOFT_CLIENT_SECRET']],
  ['AUTH_APPLE_CLIENT_ID', ['AUTH_APPLE_CLIENT_SECRET']],
  ['AUTH_GITHUB_CLIENT_ID', ['AUTH_GITHUB_CLIENT_SECRET']],
  ['AI_PROVIDER', ['AI_MODEL']],
  ['AI_BASE_URL', ['AI_MODEL']],
  ['AI_API_KEY', ['AI_MODEL']],
  ['AI_MODEL', ['AI_PROVIDER']],
];

/** Parses the environment once and names every fault at the same time. An empty value counts as not set. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given: Record<string, string> = {};
  for (const name of settingNames) {
    const value = environment[name];
    if (value !== undefined && value.trim() !== '') given[name] = value;
  }
  const faults: string[] = [];
  const parsed = settingsSchema.safeParse(given);
  if (!parsed.success) {
    for (const issue of parsed.error.issues) {
      const name = String(issue.path[0]) as SettingName;
      const shown = secretSettings.includes(name) ? 'the value given' : JSON.stringify(given[name]);
      faults.push(`${name}: ${issue.message}; ${shown} is not.`);
    }
  }
  for (const [name, needed] of together) {
    if (given[name] === undefined) continue;
    for (const other of needed) {
      if (given[other] === undefined) faults.push(`${other}: needed because ${name} is set.`);
    }
  }
  // The others have a usual address; of this one nobody can know it.
  if (given['AI_PROVIDER'] === 'compatible' && given['AI_BASE_URL'] === undefined)
    faults.push('AI_BASE_URL: needed because AI_PROVIDER is compatible.');
  if (faults.length > 0 || !parsed.success) throw new SettingsError(faults);
  return parsed.data;
}
