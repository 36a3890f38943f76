import { Check, Link2, Share2 } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '../../ui/button.tsx';
import { dismissFailure, toast } from '../../ui/toast.ts';

/** Hands the address on: to another app where the device offers that, and always as a copy. */
export function ShareArticle({ title }: { title: string }) {
  const [copied, setCopied] = useState(false);
  const canShare = useSyncExternalStore(neverChanges, deviceShares, () => false);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address());
      setCopied(true);
      dismissFailure('The link was not copied');
    } catch {
      toast({
        title: 'The link was not copied',
        description: 'The browser does not allow it here. Copy the address from its address bar.',
        variant: 'destructive',
      });
    }
  }

  async function share(): Promise<void> {
    try {
      await navigator.share({ title, url: address() });
    } catch (error) {
      // Closing the device's own sheet is no failure.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      await copy();
    }
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={() => void copy()}>
        {copied ? <Check aria-hidden className="size-4" /> : <Link2 aria-hidden className="size-4" />}
        <span aria-live="polite">{copied ? 'Link copied' : 'Copy link'}</span>
      </Button>
      {canShare ? (
        <Button onClick={() => void share()}>
          <Share2 aria-hidden className="size-4" />
          Share
        </Button>
      ) : null}
    </div>
  );
}

function neverChanges(): () => void {
  return () => undefined;
}

function deviceShares(): boolean {
  return typeof navigator.share === 'function';
}

function address(): string {
  return `${location.origin}${location.pathname}`;
}
