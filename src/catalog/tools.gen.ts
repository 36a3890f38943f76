// written by scripts/registry; do not edit
import { tool as tool0 } from './tools/abc-123.ts';
import { tool as tool1 } from './tools/app-creator.ts';
import { tool as tool2 } from './tools/ask.ts';
import { tool as tool3 } from './tools/curriculum-on-demand.ts';
import { tool as tool4 } from './tools/custom-tools.ts';
import { tool as tool5 } from './tools/desktop-builder.ts';
import { tool as tool6 } from './tools/law-dictionary.ts';
import { tool as tool7 } from './tools/love-light-learn.ts';
import { tool as tool8 } from './tools/lumina-academy.ts';
import { tool as tool9 } from './tools/my-agents.ts';
import { tool as tool10 } from './tools/resource-team.ts';
import { tool as tool11 } from './tools/small-business-builder.ts';
import { tool as tool12 } from './tools/study-buddy.ts';
import { tool as tool13 } from './tools/support.ts';

export const tools = [
  tool0,
  tool1,
  tool2,
  tool3,
  tool4,
  tool5,
  tool6,
  tool7,
  tool8,
  tool9,
  tool10,
  tool11,
  tool12,
  tool13,
] as const;
