// written by scripts/registry; do not edit
import { collection as collection0 } from './collections/academy-course-drafts.ts';
import { collection as collection1 } from './collections/academy-progress.ts';
import { collection as collection2 } from './collections/agent-runs.ts';
import { collection as collection3 } from './collections/ask-conversations.ts';
import { collection as collection4 } from './collections/certificates.ts';
import { collection as collection5 } from './collections/curriculum-plans.ts';
import { collection as collection6 } from './collections/custom-tools.ts';
import { collection as collection7 } from './collections/early-children.ts';
import { collection as collection8 } from './collections/early-days.ts';
import { collection as collection9 } from './collections/journal-entries.ts';
import { collection as collection10 } from './collections/journal-keys.ts';
import { collection as collection11 } from './collections/journal-photos.ts';
import { collection as collection12 } from './collections/notice-marks.ts';
import { collection as collection13 } from './collections/own-resources.ts';
import { collection as collection14 } from './collections/profiles.ts';
import { collection as collection15 } from './collections/study-decks.ts';
import { collection as collection16 } from './collections/study-notes.ts';
import { collection as collection17 } from './collections/study-pages.ts';
import { collection as collection18 } from './collections/study-pictures.ts';
import { collection as collection19 } from './collections/study-reviews.ts';

export const collections = [
  collection0,
  collection1,
  collection2,
  collection3,
  collection4,
  collection5,
  collection6,
  collection7,
  collection8,
  collection9,
  collection10,
  collection11,
  collection12,
  collection13,
  collection14,
  collection15,
  collection16,
  collection17,
  collection18,
  collection19,
] as const;
