import { CloudOff, ServerOff } from 'lucide-react';
import { brand } from '../../../kernel/brand.ts';
import { Button } from '../../ui/button.tsx';

interface NoAnswerProps {
  online: boolean;
  triedAt: number;
  onRetry: () => void;
}

/** Takes the place of the list when nothing came back, and says what to do. */
export function NoAnswer({ online, triedAt, onRetry }: NoAnswerProps) {
  const Icon = online ? ServerOff : CloudOff;
  return (
    <div className="flex min-h-78 flex-col items-start justify-center gap-3 px-5 py-6">
      <Icon aria-hidden className="size-5 text-ink-faint" />
      <h3 className="text-body font-semibold text-ink">
        {online ? 'The server does not answer' : 'This device is offline'}
      </h3>
      <p className="text-small text-ink-muted">
        {online ? (
          <>
            If you run {brand.name} yourself, start it again with{' '}
            <code className="font-mono text-ink">npm start</code>. Otherwise wait a moment. This panel keeps
            asking.
          </>
        ) : (
          <>
            Connect to the network that {brand.name} runs in. This panel asks again as soon as you are back.
          </>
        )}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button onClick={onRetry}>Retry</Button>
        <span className="text-caption text-ink-faint tabular-nums">
          Last tried at {new Date(triedAt).toLocaleTimeString()}
        </span>
      </div>
    </div>
  );
}
