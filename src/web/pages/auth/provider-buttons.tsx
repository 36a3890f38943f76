import type { Provider } from '@supabase/supabase-js';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchAuthSettings, providerName } from '../../lib/auth-settings.ts';
import { describeFailure } from '../../lib/failures/describe-failure.ts';
import { authRedirect } from '../../lib/return-path.ts';
import { supabase } from '../../lib/supabase.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { OrLine } from './or-line.tsx';

/** One button for each provider that the operator has configured; nothing when there is none. Below the form, which must not move when they come. */
export function ProviderButtons({ next }: { next: string | undefined }) {
  const { data } = useQuery({
    queryKey: ['auth-settings'],
    queryFn: ({ signal }) => fetchAuthSettings(signal),
  });
  const [leaving, setLeaving] = useState<string>();
  if (data === undefined || data.providers.length === 0) return null;

  async function leaveFor(provider: string): Promise<void> {
    setLeaving(provider);
    const client = await supabase();
    const { error } = await client.auth.signInWithOAuth({
      provider: provider as Provider,
      options: { redirectTo: authRedirect(next) },
    });
    if (error === null) return;
    setLeaving(undefined);
    toast({
      title: 'Sign in failed',
      description: describeFailure('auth/signInWithOAuth', error),
      variant: 'destructive',
    });
  }

  return (
    <div className="mt-4 grid gap-2">
      <div className="mb-2">
        <OrLine />
      </div>
      {data.providers.map((provider) => (
        <Button
          key={provider}
          busy={leaving === provider}
          disabled={leaving !== undefined}
          onClick={() => void leaveFor(provider)}
        >
          Continue with {providerName(provider)}
        </Button>
      ))}
    </div>
  );
}
