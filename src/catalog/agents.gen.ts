// written by scripts/registry; do not edit
import { agent as agent0 } from './agents/cap-table/agent.ts';
import { agent as agent1 } from './agents/cashflow-forecaster/agent.ts';
import { agent as agent2 } from './agents/copy-chief/agent.ts';
import { agent as agent3 } from './agents/decision-analyst/agent.ts';
import { agent as agent4 } from './agents/experiment-designer/agent.ts';
import { agent as agent5 } from './agents/idea-scorer/agent.ts';
import { agent as agent6 } from './agents/investment-analysis/agent.ts';
import { agent as agent7 } from './agents/loan-desk/agent.ts';
import { agent as agent8 } from './agents/market-sizer/agent.ts';
import { agent as agent9 } from './agents/negotiation-table/agent.ts';
import { agent as agent10 } from './agents/okr-architect/agent.ts';
import { agent as agent11 } from './agents/pendulum-ai/agent.ts';
import { agent as agent12 } from './agents/pitch-builder/agent.ts';
import { agent as agent13 } from './agents/premortem/agent.ts';
import { agent as agent14 } from './agents/project-scheduler/agent.ts';
import { agent as agent15 } from './agents/valuation-desk/agent.ts';

export const agents = [
  { agent: agent0, load: () => import('./agents/cap-table/work.ts') },
  { agent: agent1, load: () => import('./agents/cashflow-forecaster/work.ts') },
  { agent: agent2, load: () => import('./agents/copy-chief/work.ts') },
  { agent: agent3, load: () => import('./agents/decision-analyst/work.ts') },
  { agent: agent4, load: () => import('./agents/experiment-designer/work.ts') },
  { agent: agent5, load: () => import('./agents/idea-scorer/work.ts') },
  { agent: agent6, load: () => import('./agents/investment-analysis/work.ts') },
  { agent: agent7, load: () => import('./agents/loan-desk/work.ts') },
  { agent: agent8, load: () => import('./agents/market-sizer/work.ts') },
  { agent: agent9, load: () => import('./agents/negotiation-table/work.ts') },
  { agent: agent10, load: () => import('./agents/okr-architect/work.ts') },
  { agent: agent11, load: () => import('./agents/pendulum-ai/work.ts') },
  { agent: agent12, load: () => import('./agents/pitch-builder/work.ts') },
  { agent: agent13, load: () => import('./agents/premortem/work.ts') },
  { agent: agent14, load: () => import('./agents/project-scheduler/work.ts') },
  { agent: agent15, load: () => import('./agents/valuation-desk/work.ts') },
] as const;
