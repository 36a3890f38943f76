// written by scripts/registry; do not edit
import { things as things0 } from './things/commerce.ts';
import { things as things1 } from './things/learning-and-media.ts';
import { things as things2 } from './things/money-health-events.ts';
import { things as things3 } from './things/people.ts';
import { things as things4 } from './things/places-and-travel.ts';
import { things as things5 } from './things/work.ts';

export const things = [
  things0,
  things1,
  things2,
  things3,
  things4,
  things5,
] as const;
