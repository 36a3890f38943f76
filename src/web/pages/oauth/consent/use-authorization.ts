import type { OAuthAuthorizationClient, OAuthAuthorizationDetails } from '@supabase/supabase-js';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { failureOf } from '../../../lib/failures/describe-failure.ts';
import { supabase } from '../../../lib/supabase.ts';

export interface AskingClient extends OAuthAuthorizationClient {
  /** `dynamic`: it has registered itself. */
  registration_type?: string;
}

export interface Asked extends OAuthAuthorizationDetails {
  client: AskingClient;
}

type Answer = Asked | { redirect_url: string };

async function read(id: string): Promise<Answer> {
  const { auth } = await supabase();
  const { data, error } = await auth.oauth.getAuthorizationDetails(id);
  if (error !== null) throw failureOf('auth/oauth.getAuthorizationDetails', error);
  return data;
}

async function decide(id: string, action: 'approve' | 'deny'): Promise<string> {
  const { oauth } = (await supabase()).auth;
  const options = { skipBrowserRedirect: true };
  const { data, error } = await (action === 'approve'
    ? oauth.approveAuthorization(id, options)
    : oauth.denyAuthorization(id, options));
  if (error !== null) throw failureOf(`auth/oauth.${action}Authorization`, error);
  return data.redirect_url;
}

/** One request for access: what it says, the answer to it, and where that leads. The browser goes there by itself. */
export function useAuthorization(id: string) {
  const request = useQuery({
    queryKey: ['oauth-authorization', id],
    queryFn: () => read(id),
    // Read once: afterwards it is answered, and asking again would say so in place of the way back.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });
  const decision = useMutation({ mutationFn: (action: 'approve' | 'deny') => decide(id, action) });
  const { data } = request;
  const wayBack =
    decision.data ?? (data !== undefined && 'redirect_url' in data ? data.redirect_url : undefined);
  useEffect(() => {
    if (wayBack !== undefined) location.assign(wayBack);
  }, [wayBack]);
  return {
    asked: data !== undefined && 'authorization_id' in data ? data : undefined,
    wayBack,
    fault: decision.error ?? request.error,
    deciding: decision.isPending ? decision.variables : undefined,
    decide: decision.mutate,
    readAgain: () => {
      decision.reset();
      void request.refetch();
    },
  };
}
