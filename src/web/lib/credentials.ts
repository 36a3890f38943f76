import { z } from 'zod';
import { limits } from '../../kernel/limits.ts';

const { emailMax, passwordMin, passwordMax } = limits.auth;

const emailSchema = z.string().trim().toLowerCase().max(emailMax).pipe(z.email());
const passwordSchema = z.string().min(passwordMin).max(passwordMax);

export interface Credentials {
  email: string;
  password: string;
}

/** A refusal as it is shown: a toast, and the field that it is about. */
export interface Refusal {
  title: string;
  description: string;
  field: 'email' | 'password' | 'confirmation';
}

export type Checked<Value> = { ok: true; value: Value } | { ok: false; refusal: Refusal };

const invalidTexts = {
  'sign-up': {
    title: 'Sign up failed',
    description: 'Please enter a valid email and a password (min 6 chars).',
  },
  'sign-in': { title: 'Sign in failed', description: 'Please enter a valid email and password.' },
} as const;

const emailRequired = { title: 'Email required', description: 'Please enter an email address' } as const;
const passwordRequired = { title: 'Password required', description: 'Please enter a password' } as const;

export function checkCredentials(mode: keyof typeof invalidTexts, given: Credentials): Checked<Credentials> {
  if (given.email.trim() === '') return refuse(emailRequired, 'email');
  if (given.password === '') return refuse(passwordRequired, 'password');
  const email = emailSchema.safeParse(given.email);
  if (!email.success) return refuse(invalidTexts[mode], 'email');
  const password = passwordSchema.safeParse(given.password);
  if (!password.success) return refuse(invalidTexts[mode], 'password');
  return { ok: true, value: { email: email.data, password: password.data } };
}

export function checkResetEmail(given: string): Checked<string> {
  if (given.trim() === '') return refuse(emailRequired, 'email');
  const email = emailSchema.safeParse(given);
  if (email.success) return { ok: true, value: email.data };
  return refuse({ title: 'Invalid email', description: 'Please enter a valid email address.' }, 'email');
}

export function checkNewPassword(password: string, confirmation: string): Checked<string> {
  if (password === '') return refuse(passwordRequired, 'password');
  if (password.length < passwordMin || password.length > passwordMax) {
    const description = `Please enter a password of ${passwordMin} to ${passwordMax} characters.`;
    return refuse({ title: 'Update failed', description }, 'password');
  }
  if (password !== confirmation) {
    const description = 'Please make sure both passwords are the same';
    return refuse({ title: "Passwords don't match", description }, 'confirmation');
  }
  return { ok: true, value: password };
}

function refuse(
  text: { title: string; description: string },
  field: Refusal['field'],
): { ok: false; refusal: Refusal } {
  return { ok: false, refusal: { ...text, field } };
}
