import { brand } from '../../../kernel/brand.ts';
import { escapeHtml } from '../../../kernel/escape-html.ts';
import { limits } from '../../../kernel/limits.ts';

/** What a message says; the frame around it is the same for all. */
export interface AuthMailContent {
  subject: string;
  lead: string;
  /** The words of the link; absent where only a code is sent. */
  action?: { label: string; link: string };
  code?: string;
  /** What to do when the reader has not asked for this. */
  unasked: string;
}

export interface AuthMail {
  subject: string;
  text: string;
  html: string;
}

const lifetime = `${Math.round(limits.auth.oneTimeSeconds / 60)} minutes`;

export function composeAuthMail({ subject, lead, action, code, unasked }: AuthMailContent): AuthMail {
  const text = [
    lead,
    ...(action === undefined ? [] : [`${action.label}:\n${action.link}`]),
    ...(code === undefined ? [] : [`${action === undefined ? 'Your code' : 'Or enter this code'}: ${code}`]),
    ...(code === undefined ? [] : [`This works once and for ${lifetime}. Do not pass it on to anybody.`]),
    unasked,
    brand.name,
  ].join('\n\n');
  const html = [
    `<p>${escapeHtml(lead)}</p>`,
    ...(action === undefined
      ? []
      : [`<p><a href="${escapeHtml(action.link)}">${escapeHtml(action.label)}</a></p>`]),
    ...(code === undefined
      ? []
      : [
          `<p>${action === undefined ? 'Your code' : 'Or enter this code'}: <strong>${escapeHtml(code)}</strong></p>`,
        ]),
    ...(code === undefined
      ? []
      : [`<p>This works once and for ${lifetime}. Do not pass it on to anybody.</p>`]),
    `<p>${escapeHtml(unasked)}</p>`,
    `<p>${escapeHtml(brand.name)}</p>`,
  ].join('\n');
  return { subject, text, html };
}
