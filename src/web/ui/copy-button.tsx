import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { limits } from '../../kernel/limits.ts';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { dismissFailure, toast } from './toast.ts';

export interface CopyButtonProps {
  text: string;
  /** What is copied: 'link', 'code'. */
  what?: string;
  /** With words beside the icon. */
  worded?: boolean;
  className?: string;
}

export function CopyButton({ text, what = 'text', worded = false, className = '' }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), limits.ui.copiedShownMs);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      dismissFailure('Not copied');
    } catch {
      toast({
        title: 'Not copied',
        description: 'The browser did not allow it. Select the text and copy it by hand.',
        variant: 'destructive',
      });
    }
  }

  const icon = copied ? (
    <Check aria-hidden className="size-4 text-positive" />
  ) : (
    <Copy aria-hidden className="size-4" />
  );
  return (
    <>
      {worded ? (
        <Button onClick={copy} className={className}>
          {icon}
          {copied ? 'Copied' : `Copy ${what}`}
        </Button>
      ) : (
        <IconButton label={`Copy ${what}`} onClick={copy} className={className}>
          {icon}
        </IconButton>
      )}
      <span aria-live="polite" className="sr-only">
        {copied ? 'Copied.' : ''}
      </span>
    </>
  );
}
