import { House, Moon, Volume2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Named } from '../figures/named.tsx';
import { BigButton } from './big-button.tsx';

interface PlayBarProps {
  onHome: () => void;
  /** Says the question again; absent where nothing is said. */
  onRepeat: (() => void) | undefined;
  /** Time is nearly over: this round is the last for now. */
  isLast: boolean;
  children: ReactNode;
}

/** Back on one side, hear it again on the other, and between them how far it goes. */
export function PlayBar({ onHome, onRepeat, isLast, children }: PlayBarProps) {
  return (
    <div className="flex items-center justify-between gap-3">
      <BigButton label="Back to the worlds" onClick={onHome}>
        <House aria-hidden />
      </BigButton>
      <div className="flex min-w-0 flex-1 items-center justify-center gap-2">
        {children}
        {isLast ? (
          <Named words="The last round for now" className="text-crayon-violet">
            <Moon aria-hidden className="size-6" />
          </Named>
        ) : null}
      </div>
      {onRepeat === undefined ? (
        <span className="size-16 shrink-0" />
      ) : (
        <BigButton label="Hear it again" onClick={onRepeat}>
          <Volume2 aria-hidden />
        </BigButton>
      )}
    </div>
  );
}
