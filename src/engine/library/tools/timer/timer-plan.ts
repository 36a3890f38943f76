export interface TimerPhase {
  readonly label: string;
  readonly seconds: number;
}

/** Work and breaks in turn; after the last round comes the long break. */
export function pomodoroPhases(
  work: number,
  pause: number,
  longPause: number,
  rounds: number,
): readonly TimerPhase[] {
  return Array.from({ length: rounds }, (_, index) => [
    { label: `Focus ${index + 1} of ${rounds}`, seconds: work * 60 },
    index + 1 === rounds
      ? { label: 'Long break', seconds: longPause * 60 }
      : { label: 'Short break', seconds: pause * 60 },
  ]).flat();
}

/** Effort and rest in turn; the last rest is left out. */
export function intervalPhases(effort: number, rest: number, rounds: number): readonly TimerPhase[] {
  return Array.from({ length: rounds }, (_, index) => [
    { label: `Work ${index + 1} of ${rounds}`, seconds: effort },
    ...(index + 1 < rounds && rest > 0 ? [{ label: 'Rest', seconds: rest }] : []),
  ]).flat();
}

export interface TimerState {
  readonly phase: TimerPhase | undefined;
  readonly index: number;
  readonly left: number;
}

/** Where a plan stands after so many milliseconds. */
export function stateAt(phases: readonly TimerPhase[], passed: number): TimerState {
  let left = passed;
  for (const [index, phase] of phases.entries()) {
    if (left < phase.seconds * 1000) return { phase, index, left: phase.seconds * 1000 - left };
    left -= phase.seconds * 1000;
  }
  return { phase: undefined, index: phases.length, left: 0 };
}

export interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** How long it is until a moment; undefined when it has passed. */
export function timeLeft(until: number, now: number): TimeLeft | undefined {
  const seconds = Math.ceil((until - now) / 1000);
  if (seconds <= 0) return undefined;
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor((seconds % 86_400) / 3600),
    minutes: Math.floor((seconds % 3600) / 60),
    seconds: seconds % 60,
  };
}

const two = (value: number) => String(value).padStart(2, '0');

/** Minutes and seconds, hours where there are some. A countdown shows 00:00 only when it is over. */
export function countdownText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const hours = Math.floor(seconds / 3600);
  return `${hours > 0 ? `${two(hours)}:` : ''}${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}`;
}

export function stopwatchText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const hours = Math.floor(seconds / 3600);
  return `${hours > 0 ? `${two(hours)}:` : ''}${two(Math.floor((seconds % 3600) / 60))}:${two(seconds % 60)}.${two(Math.floor((ms % 1000) / 10))}`;
}
