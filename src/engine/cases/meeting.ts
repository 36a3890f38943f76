import type { Brief } from '../read/brief.ts';
import type { Reading } from '../reader/reading.ts';
import type { AppSpec } from '../spec/app-spec.ts';

/** A description on its way to what it is planned over. */
export interface Meeting {
  readonly brief: Brief;
  readonly reading: Reading;
  readonly said: AppSpec;
  readonly vector?: Float32Array;
  /** What it was planned over before, so that a corrected reading is planned over the same. */
  readonly met?: string;
  /** What was said is a game or a tool that is an app by itself. */
  readonly isWhole?: boolean;
  /** Nothing has to be known beside what was said. */
  readonly saysItAll?: boolean;
}
