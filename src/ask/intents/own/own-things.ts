import type { Place } from '../../answer.ts';

/** What somebody has, as the place where they ask knows it. Each is a place that can be opened. */
export interface OwnApp extends Place {
  /** `ready`, `failed`, or still on its way. */
  readonly state: 'ready' | 'failed' | 'under way';
  /** Why it failed. */
  readonly trouble?: string;
}

export interface OwnRun extends Place {
  /** The name of the agent. */
  readonly agent: string;
  /** What came out, in a sentence. */
  readonly summary: string;
  readonly favourite: boolean;
}

export interface OwnSchedule extends Place {
  readonly paused: boolean;
  /** When it is next done, as an ISO date with its time. */
  readonly nextAt: string;
  /** Why the last time gave nothing. */
  readonly trouble?: string;
}

/** Everything newest first; schedules next first. */
export interface OwnThings {
  readonly signedIn: boolean;
  readonly apps: readonly OwnApp[];
  readonly runs: readonly OwnRun[];
  /** Undefined while nobody knows them: the server has them, and has not answered. */
  readonly schedules: readonly OwnSchedule[] | undefined;
  readonly tools: readonly Place[];
  readonly agents: readonly Place[];
  /** Where each kind of thing is listed and made. */
  readonly lists: {
    readonly apps: Place;
    readonly runs: Place;
    readonly tools: Place;
    readonly agents: Place;
    readonly signIn: Place;
  };
}

export interface Moment {
  readonly now: Date;
  /** The name of the time zone in which "today" is meant. */
  readonly zone: string;
}
