import { say } from '../ui/toast.tsx';
import { Refused } from './check-values.ts';

/** Whatever part of the app tried something that a rule refuses: the reason is said where nothing else says it. */
export function hearRefusals(): void {
  function hear(event: Event, reason: unknown): void {
    if (!(reason instanceof Refused)) return;
    event.preventDefault();
    say(reason.message, { tone: 'bad' });
  }
  window.addEventListener('error', (event) => hear(event, event.error));
  window.addEventListener('unhandledrejection', (event) => hear(event, event.reason));
}
