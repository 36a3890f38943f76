import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { z } from 'zod';
import { type AuthUrl, describeLinkError, readAuthUrl, subjectOf } from '../../lib/auth-url.ts';
import { describeFailure } from '../../lib/failures/describe-failure.ts';
import { useSession } from '../../lib/session.ts';
import { readStoredSession, supabase } from '../../lib/supabase.ts';
import { toast } from '../../ui/toast.ts';

const handedOver = z.object({ access_token: z.string(), refresh_token: z.string() });

export interface Arrival {
  /** The link is being checked. */
  busy: boolean;
  /** The person came to set a new password. */
  recovering: boolean;
  fault: string | undefined;
  /** The address has a code that this browser did not ask for; what the link confirmed is confirmed all the same. */
  codeUnused: boolean;
}

/** Takes up what the address carries, once, and takes it out of the address. */
export function useAuthUrl(): Arrival {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { status, recovering, pending } = useSession();
  const [found] = useState<AuthUrl>(() => readAuthUrl({ search, hash }));
  const [busy, setBusy] = useState(found.kind === 'tokens' || found.kind === 'handover');
  const [fault, setFault] = useState(() => (found.kind === 'error' ? describeLinkError(found) : undefined));
  const taken = useRef(false);

  useEffect(() => {
    // The client itself redeems a code; used or not, it is worth nothing in the address afterwards.
    if (taken.current || found.kind === 'none') return;
    // Whoever is in goes on to another page.
    if (found.kind === 'code' && status !== 'signed-out') return;
    taken.current = true;
    void navigate(pathname, { replace: true });
    if (found.kind === 'error' || found.kind === 'code') return;
    const take = async () => {
      setFault(found.kind === 'handover' ? await takeHandover(found.code) : await takeLink(found));
      setBusy(false);
    };
    void take();
  }, [found, navigate, pathname, status]);

  // Once: whoever signs out here later has not opened another link.
  const [wasUnused, setUnused] = useState(false);
  const codeUnused = wasUnused || (found.kind === 'code' && status === 'signed-out' && pending === null);
  if (codeUnused && !wasUnused) setUnused(true);
  return {
    busy: busy || (found.kind === 'code' && status === 'loading'),
    recovering: (found.kind === 'tokens' && found.recovery && fault === undefined) || recovering,
    fault: codeUnused
      ? 'Your link was opened in another browser than the one it was asked for in. Sign in to go on.'
      : fault,
    codeUnused,
  };
}

async function takeHandover(code: string): Promise<string | undefined> {
  const call = 'auth/POST /handover';
  try {
    const answer = await fetch('/auth/handover', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code }),
    });
    const session = handedOver.safeParse(await answer.json());
    if (!answer.ok || !session.success) return describeFailure(call, { status: answer.status });
    const { access_token: accessToken, refresh_token: refreshToken } = session.data;
    return await takeTokens({ accessToken, refreshToken });
  } catch (error) {
    return describeFailure(call, error);
  }
}

interface Tokens {
  accessToken: string;
  refreshToken: string;
  stale?: boolean;
}

/** A link of another account does not take the place of who is signed in. */
async function takeLink(tokens: Tokens): Promise<string | undefined> {
  const here = readStoredSession()?.user;
  if (here !== undefined && here.id !== subjectOf(tokens.accessToken)) {
    const name = here.email ?? 'somebody else';
    return `You are signed in as ${name}, and this link is for another account. Sign out first, then ask for a new link.`;
  }
  return takeTokens(tokens);
}

async function takeTokens({ accessToken, refreshToken, stale = false }: Tokens): Promise<string | undefined> {
  try {
    const client = await supabase();
    const { error } = await client.auth.setSession({
      access_token: accessToken,
      refresh_token: refreshToken,
    });
    if (error !== null) return describeFailure('auth/setSession', error);
    if (stale) warnOfOldLink();
    return undefined;
  } catch (error) {
    return describeFailure('auth/setSession', error);
  }
}

function warnOfOldLink(): void {
  console.warn('The session in the address was made more than two minutes ago: the link may be an old one.');
  toast({
    title: 'This link is an old one',
    description: 'It was made more than two minutes ago. Go on only if you have asked for it yourself.',
  });
}
