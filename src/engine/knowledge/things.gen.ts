// written by scripts/registry; do not edit
import { things as things0 } from './things/boats-bikes-and-dogs.ts';
import { things as things1 } from './things/business-paperwork.ts';
import { things as things2 } from './things/care-and-wellbeing.ts';
import { things as things3 } from './things/classes-and-care.ts';
import { things as things4 } from './things/clubs-and-giving.ts';
import { things as things5 } from './things/commerce.ts';
import { things as things6 } from './things/companies-and-markets.ts';
import { things as things7 } from './things/creative-and-digital.ts';
import { things as things8 } from './things/culture-and-community.ts';
import { things as things9 } from './things/daily-wellbeing.ts';
import { things as things10 } from './things/food-and-farming.ts';
import { things as things11 } from './things/friends-and-neighbours.ts';
import { things as things12 } from './things/law-and-government.ts';
import { things as things13 } from './things/learning-and-content.ts';
import { things as things14 } from './things/learning-and-media.ts';
import { things as things15 } from './things/money-health-events.ts';
import { things as things16 } from './things/music-and-listening.ts';
import { things as things17 } from './things/office-and-offers.ts';
import { things as things18 } from './things/people.ts';
import { things as things19 } from './things/places-and-travel.ts';
import { things as things20 } from './things/play-and-prizes.ts';
import { things as things21 } from './things/public-administration.ts';
import { things as things22 } from './things/real-estate-and-lodging.ts';
import { things as things23 } from './things/rented-space.ts';
import { things as things24 } from './things/restaurant-and-drinks.ts';
import { things as things25 } from './things/software-work.ts';
import { things as things26 } from './things/sports-and-games.ts';
import { things as things27 } from './things/technology.ts';
import { things as things28 } from './things/transport-and-logistics.ts';
import { things as things29 } from './things/travel-on-the-way.ts';
import { things as things30 } from './things/work.ts';

export const things = [
  things0,
  things1,
  things2,
  things3,
  things4,
  things5,
  things6,
  things7,
  things8,
  things9,
  things10,
  things11,
  things12,
  things13,
  things14,
  things15,
  things16,
  things17,
  things18,
  things19,
  things20,
  things21,
  things22,
  things23,
  things24,
  things25,
  things26,
  things27,
  things28,
  things29,
  things30,
] as const;
