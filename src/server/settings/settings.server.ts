import { z } from 'zod';

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
const isOn = (value: string) => value === 'true' || value === '1' || value === 'on';

export const settingsSchema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  HOST: text.default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(3000),
  KORA_DATA_DIR: text.default('./data'),
  PUBLIC_URL: httpUrl.transform((value) => value.replace(/\/+$/, '')).optional(),
  APPS_HOST: text
    .regex(/^[a-z0-9.-]+(:\d+)?$/i, { error: 'expected a host name such as apps.kora.example' })
    .optional(),
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
  AUTH_ALLOW_ADMIN_SIGNUP: flag.transform(isOn).default(false),
  AUTH_REDIRECT_URLS: text
    .transform((value) => value.split(',').map((one) => one.trim()))
    .refine((urls) => urls.every((url) => /^[a-z][a-z0-9+.-]*:\/\/\S+$/i.test(url)), {
      error: 'expected addresses separated by commas, such as https://app.example/**',
    })
    .default([]),
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
  MAIL_FROM: text.optional(),
});

export type Settings = z.infer<typeof settingsSchema>;
export type SettingName = keyof Settings;

export const settingNames = Object.keys(settingsSchema.shape) as SettingName[];

/** Settings whose values never appear in a log or a message. */
export const secretSettings: readonly SettingName[] = [
  'DATABASE_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'SMTP_URL',
];
