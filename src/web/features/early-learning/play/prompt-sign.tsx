import { ArrowDown, ArrowRight, BookOpen, Clock, Ear, Equal, EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Sign } from '../../../../catalog/early-learning/item.ts';
import { Handwriting } from '../figures/handwriting.tsx';

const signs: Readonly<Record<Sign, ReactNode>> = {
  same: <Equal aria-hidden className="size-8" />,
  count: <Handwriting text="123" className="h-9 w-14" ink="stroke-ink-muted" />,
  sound: <Ear aria-hidden className="size-8" />,
  read: <BookOpen aria-hidden className="size-8" />,
  next: <ArrowRight aria-hidden className="size-8" />,
  sum: <Handwriting text="=" className="h-10 w-10" ink="stroke-ink-muted" />,
  letter: <Handwriting text="Aa" className="h-9 w-14" ink="stroke-ink-muted" />,
  time: <Clock aria-hidden className="size-8" />,
  remember: <EyeOff aria-hidden className="size-8" />,
  foot: <ArrowDown aria-hidden className="size-8" />,
};

/** What is to be done, for who hears nothing and reads nothing: the sign of it, and a box to be filled. */
export function PromptSign({ sign }: { sign: Sign }) {
  return (
    <span aria-hidden="true" className="flex items-center justify-center gap-3 text-ink-muted">
      {signs[sign]}
      <span className="flex size-11 items-center justify-center rounded-large border-3 border-dashed border-ink-faint p-1">
        <Handwriting text="?" ink="stroke-ink-muted" />
      </span>
    </span>
  );
}
