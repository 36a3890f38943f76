import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { brand } from '../../../kernel/brand.ts';
import { KoraError } from '../../../kernel/errors.ts';
import { sendRecovery } from '../../auth/accounts/send-recovery.server.ts';
import { asAuthError } from '../../auth/as-auth-error.server.ts';
import { AuthError } from '../../auth/auth-error.ts';
import { passwordGrant } from '../../auth/grants/password-grant.server.ts';
import { beginHandover, endHandover } from '../../auth/handover/handover.server.ts';
import { type PlainPage, plainPage } from '../../auth/plain-page.ts';
import { normaliseEmail } from '../../auth/users/normalise-email.ts';
import type { AuthCall, AuthServer } from '../../auth/verb.ts';
import { signUp } from '../../auth/verbs/sign-up.server.ts';
import { isFromSameOrigin } from '../../hosting/is-from-same-origin.ts';
import { headerOf, type RequestContext } from '../request-context.ts';
import { answerAuthError, authCallOf } from './auth.server.ts';
import { describeRefusal } from './describe-refusal.ts';
import { readJsonBody } from './read-json-body.server.ts';

const formSchema = z.object({
  action: z.enum(['sign-in', 'sign-up', 'reset', 'new-password']),
  email: z.string().max(1_000).default(''),
  password: z.string().max(10_000).default(''),
});

type Form = z.infer<typeof formSchema>;

/**
 * The forms of /auth, sent by a browser itself: scripts are off, or the button was pressed before they ran. The work is
 * that of /auth/v1, with its limits and its audit; the answer is a page.
 */
export function authFormRoutes(server: AuthServer): Hono<RequestContext> {
  return new Hono<RequestContext>()
    .post('/auth', async (c) => {
      const call = authCallOf(server, c);
      const back = `/auth${next(call)}`;
      try {
        needOwnPage(c);
        return answer(c, 200, await run(call, await readForm(c), back));
      } catch (error) {
        const known = asAuthError(error);
        if (known.status >= 500)
          server.log.error({ err: error, request_id: call.requestId, path: c.req.path }, 'form failed');
        if (known.retryAfter !== undefined) c.header('Retry-After', String(known.retryAfter));
        return answer(c, known.status, {
          ...describeRefusal(known),
          link: { label: 'Back to sign in', href: back },
        });
      }
    })
    .post('/auth/handover', async (c) => {
      try {
        needOwnPage(c);
        const { code } = z.object({ code: z.string().min(20).max(100) }).parse(await readJsonBody(c));
        c.header('Cache-Control', 'no-store');
        return c.json(await endHandover(authCallOf(server, c), code));
      } catch (error) {
        return answerAuthError(
          server.log,
          c,
          error instanceof z.ZodError ? new KoraError('invalid_input') : error,
        );
      }
    });
}

/** Another site must not sign its visitors in to an account of its own choice. */
function needOwnPage(c: Context<RequestContext>): void {
  const isOwn = isFromSameOrigin({
    host: headerOf(c, 'host'),
    origin: headerOf(c, 'origin'),
    fetchSite: headerOf(c, 'sec-fetch-site'),
  });
  if (!isOwn)
    throw new KoraError('forbidden', {
      message: 'This form was sent from another site. Open the page for signing in and try again.',
    });
}

async function readForm(c: Context<RequestContext>): Promise<Form> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(headerOf(c, 'content-type') ?? ''))
    throw new KoraError('unsupported_media_type', {
      message: 'This address takes the forms of the page for signing in.',
    });
  const parsed = formSchema.safeParse(Object.fromEntries(new URLSearchParams(await c.req.text())));
  if (!parsed.success)
    throw new AuthError('validation_failed', { message: 'The form is not complete. Fill it in again.' });
  return parsed.data;
}

async function run(call: AuthCall, { action, email, password }: Form, back: string): Promise<PlainPage> {
  if (action === 'sign-in')
    return signedIn(call, await passwordGrant({ ...call, body: { email, password } }), back);
  if (action === 'sign-up') {
    const answered = await signUp.handle({
      ...call,
      query: new URLSearchParams({ redirect_to: `${call.server.auth.siteUrl}/auth` }),
      body: { email, password },
    });
    const made = ('body' in answered ? answered.body : {}) as Record<string, unknown>;
    if (typeof made['access_token'] === 'string') return signedIn(call, made, back);
    return {
      heading: 'Confirm your address',
      text: `We have sent a link to ${email.trim()}. Open it to finish your account.`,
      link: { label: 'Back to sign in', href: back },
    };
  }
  if (action === 'reset') {
    await sendRecovery(call, {
      email: normaliseEmail(email),
      redirectTo: `${call.server.auth.siteUrl}/auth`,
    });
    return {
      heading: 'Check your email',
      text: `If there is an account for ${email.trim()}, a link to set a new password is on its way.`,
      link: { label: 'Back to sign in', href: back },
    };
  }
  throw new AuthError('validation_failed', {
    message:
      'The password was not changed. Open the link from your message again, with JavaScript switched on.',
  });
}

async function signedIn(call: AuthCall, session: Record<string, unknown>, back: string): Promise<PlainPage> {
  const code = await beginHandover(call, session);
  return {
    heading: 'You are signed in',
    text: `Opening ${brand.name}. It needs JavaScript: if nothing happens, switch that on for this site within a minute and go on.`,
    // Another address than the one that the form was sent to: only then does the browser load the page anew.
    link: {
      label: `Open ${brand.name}`,
      href: `${back}${back.includes('?') ? '&' : '?'}from=form#handover=${code}`,
    },
    goesOn: true,
  };
}

/** Where the person wants to go afterwards; the page that reads it decides whether it is a path of ours. */
function next(call: AuthCall): string {
  const wanted = call.query.get('next');
  return wanted === null ? '' : `?${new URLSearchParams({ next: wanted.slice(0, 1_000) }).toString()}`;
}

function answer(c: Context<RequestContext>, status: number, page: PlainPage): Response {
  c.header('Cache-Control', 'no-store');
  c.header('Referrer-Policy', 'no-referrer');
  return c.html(plainPage(page), status as 200);
}
