import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { z } from 'zod';
import { type AuthUrl, describeLinkError, readAuthUrl } from '../../lib/auth-url.ts';
import { messageOf } from '../../lib/error-body.ts';
import { useSession } from '../../lib/session.ts';
import { supabase } from '../../lib/supabase.ts';

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
  const { status, recovering } = useSession();
  const [found] = useState<AuthUrl>(() => readAuthUrl({ search, hash }));
  const [busy, setBusy] = useState(found.kind === 'tokens' || found.kind === 'handover');
  const [fault, setFault] = useState(() => (found.kind === 'error' ? describeLinkError(found) : undefined));
  const taken = useRef(false);

  useEffect(() => {
    // The client itself redeems a code and takes it out of the address.
    if (taken.current || found.kind === 'none' || found.kind === 'code') return;
    taken.current = true;
    void navigate(pathname, { replace: true });
    if (found.kind === 'error') return;
    const take = async () => {
      setFault(found.kind === 'handover' ? await takeHandover(found.code) : await takeTokens(found));
      setBusy(false);
    };
    void take();
  }, [found, navigate, pathname]);

  const codeUnused = found.kind === 'code' && status === 'signed-out';
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
  const fallback = 'The sign-in could not be finished. Sign in again.';
  try {
    const answer = await fetch('/auth/handover', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code }),
    });
    const session = handedOver.safeParse(await answer.json());
    if (!answer.ok || !session.success) return fallback;
    const { access_token: accessToken, refresh_token: refreshToken } = session.data;
    return await takeTokens({ accessToken, refreshToken });
  } catch (error) {
    return messageOf(error, fallback);
  }
}

async function takeTokens({
  accessToken,
  refreshToken,
}: {
  accessToken: string;
  refreshToken: string;
}): Promise<string | undefined> {
  const fallback = 'This link does not work any more. Ask for a new one.';
  try {
    const client = await supabase();
    const { error } = await client.auth.setSession({
      access_token: accessToken,
      refresh_token: refreshToken,
    });
    return error === null ? undefined : messageOf(error, fallback);
  } catch (error) {
    return messageOf(error, fallback);
  }
}
