// written by scripts/registry; do not edit
import { drawings as drawings0 } from './drawings/animals.ts';
import { drawings as drawings1 } from './drawings/bakery-and-sweets.ts';
import { drawings as drawings2 } from './drawings/drinks.ts';
import { drawings as drawings3 } from './drawings/fashion-and-beauty.ts';
import { drawings as drawings4 } from './drawings/fruit-and-vegetables.ts';
import { drawings as drawings5 } from './drawings/games-and-toys.ts';
import { drawings as drawings6 } from './drawings/health-and-family.ts';
import { drawings as drawings7 } from './drawings/home.ts';
import { drawings as drawings8 } from './drawings/learning-and-science.ts';
import { drawings as drawings9 } from './drawings/meals-and-kitchen.ts';
import { drawings as drawings10 } from './drawings/money-and-shopping.ts';
import { drawings as drawings11 } from './drawings/music-and-stage.ts';
import { drawings as drawings12 } from './drawings/office.ts';
import { drawings as drawings13 } from './drawings/people.ts';
import { drawings as drawings14 } from './drawings/plants-and-weather.ts';
import { drawings as drawings15 } from './drawings/scenes-in-town.ts';
import { drawings as drawings16 } from './drawings/scenes-indoors.ts';
import { drawings as drawings17 } from './drawings/scenes-of-work.ts';
import { drawings as drawings18 } from './drawings/scenes-outdoors.ts';
import { drawings as drawings19 } from './drawings/small-creatures.ts';
import { drawings as drawings20 } from './drawings/sports.ts';
import { drawings as drawings21 } from './drawings/tools.ts';
import { drawings as drawings22 } from './drawings/travel-and-places.ts';
import { drawings as drawings23 } from './drawings/vehicles.ts';

export const drawings = [
  drawings0,
  drawings1,
  drawings2,
  drawings3,
  drawings4,
  drawings5,
  drawings6,
  drawings7,
  drawings8,
  drawings9,
  drawings10,
  drawings11,
  drawings12,
  drawings13,
  drawings14,
  drawings15,
  drawings16,
  drawings17,
  drawings18,
  drawings19,
  drawings20,
  drawings21,
  drawings22,
  drawings23,
] as const;
