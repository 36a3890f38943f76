import { z } from 'zod';
import { exposedSchemas } from './exposed-schemas.ts';

/**
 * Every setting of the server, with its default. `readSettings` is the only reader; everything else is
 * handed the parsed value. The README's table of settings is checked against this schema.
 */
const text = z.string().trim().min(1);
const flag = z.enum(['true', 'false', '1', '0', 'on', 'off'], {
  error: 'expected true or false',
});
const httpUrl = text.refine((value) => /^https?:\/\/[^/\s]+/.test(value) && URL.canParse(value), {
  error: 'expected an address such as https://kora.example',
});
const wholeNumber = (min: number, max: number) =>
  text
    .refine((value) => /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max, {
      error: `expected a whole number from ${min} to ${max}`,
    })
    .transform(Number);
const loopbackHost = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const providerUrl = httpUrl.refine(
  (value) => {
    if (!URL.canParse(value)) return true;
    const { protocol, hostname } = new URL(value);
    return protocol === 'https:' || loopbackHost.test(hostname);
  },
  { error: 'expected an address with https (http only on this machine)' },
);
const list = text.transform((value) => value.split(/[\s,]+/).filter((one) => one !== '')).default([]);
const isOn = (value: string) => value === 'true' || value === '1' || value === 'on';

export const settingsSchema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  HOST: text.default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(3000),
  KORA_DATA_DIR: text.default('./data'),
  KORA_SECRET_KEY: text
    .transform((value) => value.split(',').map((one) => one.trim()))
    .refine((keys) => keys.every((key) => /^[A-Za-z0-9+/]{43}=$/.test(key)), {
      error:
        'expected 32 bytes in base64, as "openssl rand -base64 32" prints them, or several with commas between them',
    })
    .optional(),
  PUBLIC_URL: httpUrl.transform((value) => value.replace(/\/+$/, '')).optional(),
  APPS_HOST: text
    .regex(/^[a-z0-9.-]+(:\d+)?$/i, { error: 'expected a host name such as apps.kora.example' })
    .optional(),
  DNS_SERVERS: text
    .transform((value) => value.split(',').map((one) => one.trim()))
    .refine(
      (servers) =>
        servers.every((one) => /^(?:[\d.]+(?::\d+)?|\[[\da-f:.]+\](?::\d+)?|[\da-f:]+)$/i.test(one)),
      {
        error: 'expected addresses of name servers separated by commas, such as 9.9.9.9',
      },
    )
    .default([]),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'expected fatal, error, warn, info, debug, trace or silent',
    })
    .default('warn'),
  ADMIN_EMAIL: z.email({ error: 'expected an e-mail address' }).toLowerCase().optional(),
  STRATEGIC_EMAIL: z.email({ error: 'expected an e-mail address' }).toLowerCase().optional(),
  AUTH_CONFIRM_EMAIL: flag.transform(isOn).optional(),
  AUTH_ALLOW_SIGNUP: flag.transform(isOn).default(true),
  AUTH_ALLOW_ANONYMOUS: flag.transform(isOn).default(false),
  AUTH_PHONE: flag.transform(isOn).optional(),
  AUTH_ALLOW_ADMIN_SIGNUP: flag.transform(isOn).default(false),
  AUTH_REQUIRE_AAL2: z.enum(['account', 'data'], { error: 'expected account or data' }).default('account'),
  AUTH_MANUAL_LINKING: flag.transform(isOn).default(true),
  AUTH_REDIRECT_URLS: text
    .transform((value) => value.split(',').map((one) => one.trim()))
    .refine((urls) => urls.every((url) => /^[a-z][a-z0-9+.-]*:\/\/\S+$/i.test(url)), {
      error: 'expected addresses separated by commas, such as https://app.example/**',
    })
    .default([]),
  AUTH_OAUTH_SERVER: flag.transform(isOn).default(true),
  AUTH_OAUTH_DYNAMIC_REGISTRATION: flag.transform(isOn).default(false),
  AUTH_OIDC_NAME: text
    .regex(/^(?!(?:email|phone|anonymous|google|azure|apple|github)$)[a-z][a-z0-9_-]{0,38}$/, {
      error: 'expected lower-case letters, digits and hyphens, and not the name of another way to sign in',
    })
    .default('oidc'),
  AUTH_OIDC_LABEL: text.max(40).default('Single sign-on'),
  AUTH_OIDC_ISSUER: providerUrl.optional(),
  AUTH_OIDC_CLIENT_ID: text.optional(),
  AUTH_OIDC_CLIENT_SECRET: text.optional(),
  AUTH_OIDC_AUDIENCES: list,
  AUTH_OIDC_SCOPES: text.transform((value) => value.split(/[\s,]+/)).optional(),
  AUTH_GOOGLE_CLIENT_ID: text.optional(),
  AUTH_GOOGLE_CLIENT_SECRET: text.optional(),
  AUTH_GOOGLE_AUDIENCES: list,
  AUTH_MICROSOFT_CLIENT_ID: text.optional(),
  AUTH_MICROSOFT_CLIENT_SECRET: text.optional(),
  AUTH_MICROSOFT_AUDIENCES: list,
  AUTH_MICROSOFT_TENANT: text
    .regex(/^[a-zA-Z0-9][a-zA-Z0-9.-]{0,99}$/, { error: 'expected common or the id of a tenant' })
    .default('common'),
  AUTH_APPLE_CLIENT_ID: text.optional(),
  AUTH_APPLE_CLIENT_SECRET: text.optional(),
  AUTH_APPLE_AUDIENCES: list,
  AUTH_GITHUB_CLIENT_ID: text.optional(),
  AUTH_GITHUB_CLIENT_SECRET: text.optional(),
  AUTH_GITHUB_URL: providerUrl.default('https://github.com'),
  BRAND_NAME: text.max(40).optional(),
  BRAND_SLUG: text
    .regex(/^[a-z][a-z0-9-]{0,38}$/, { error: 'expected lower-case letters, digits and hyphens' })
    .optional(),
  DATABASE_URL: text
    .refine((value) => /^postgres(ql)?:\/\//.test(value) && URL.canParse(value), {
      error: 'expected postgres://user:password@host:port/database',
    })
    .optional(),
  DATABASE_POOL: wholeNumber(2, 200).default(10),
  REST_SCHEMAS: exposedSchemas.default(['public']),
  REST_PLAN: flag.transform(isOn).default(false),
  REST_TX_END: z
    .enum(['commit', 'commit-allow-override', 'rollback', 'rollback-allow-override'], {
      error: 'expected commit, commit-allow-override, rollback or rollback-allow-override',
    })
    .default('commit'),
  RUN_JOBS: flag.transform(isOn).default(true),
  S3_ENDPOINT: httpUrl.optional(),
  S3_BUCKET: text.optional(),
  S3_REGION: text.default('us-east-1'),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  SMTP_URL: text
    .refine((value) => /^smtps?:\/\//.test(value) && URL.canParse(value), {
      error: 'expected smtp://user:password@host:port or smtps://…',
    })
    .optional(),
  MAIL_FROM: text
    .regex(/^([^<>]*<[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+)$/, {
      error: 'expected an e-mail address, or a name and the address in angle brackets',
    })
    .optional(),
  SMS_WEBHOOK_URL: httpUrl.optional(),
  SMS_WEBHOOK_SECRET: text.optional(),
  AI_PROVIDER: z
    .enum(['openai', 'anthropic', 'compatible', 'ollama'], {
      error: 'expected openai, anthropic, compatible or ollama',
    })
    .optional(),
  AI_BASE_URL: httpUrl.transform((value) => value.replace(/\/+$/, '')).optional(),
  AI_MODEL: text.max(200).optional(),
  AI_API_KEY: text.optional(),
  CHROMIUM_PATH: text.optional(),
  BROWSER_WS: text
    .refine((value) => /^(wss?|https?):\/\/[^/\s]+/.test(value) && URL.canParse(value), {
      error: 'expected the address of a running browser, such as ws://browser:9222',
    })
    .optional(),
});

export type Settings = z.infer<typeof settingsSchema>;
export type SettingName = keyof Settings;

export const settingNames = Object.keys(settingsSchema.shape) as SettingName[];

/** Settings whose values never appear in a log or a message. */
export const secretSettings: readonly SettingName[] = [
  'DATABASE_URL',
  'KORA_SECRET_KEY',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
  'SMS_WEBHOOK_URL',
  'SMS_WEBHOOK_SECRET',
  'AUTH_OIDC_CLIENT_SECRET',
  'AUTH_GOOGLE_CLIENT_SECRET',
  'AUTH_MICROSOFT_CLIENT_SECRET',
  'AUTH_APPLE_CLIENT_SECRET',
  'AUTH_GITHUB_CLIENT_SECRET',
  'AI_API_KEY',
  'BROWSER_WS',
];
