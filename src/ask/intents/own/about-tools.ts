import type { AnswerHere, Place } from '../../answer.ts';
import type { OwnThings } from './own-things.ts';

const tools = [
  /^(?:(?:show(?: me)?|list|open|see|what are|which are|where are|find) )?(?:all )?(?:of )?my (?:own |custom )?tools$/,
  /^(?:what|which|how many) (?:custom )?tools (?:do|did|have) (?:i|we)(?: (?:have|own|made|make|built|build|created))?$/,
];
const agents = [
  /^(?:(?:show(?: me)?|list|open|see|what are|which are|where are|find) )?(?:all )?(?:of )?my (?:own |custom )?agents$/,
  /^(?:what|which|how many) agents (?:did|have) (?:i|we)(?: (?:made|make|built|build|created))?$/,
];

const mostPlaces = 12;

/** Tools and agents that somebody made. */
export function answerAboutTools(asked: string, own: OwnThings): AnswerHere | undefined {
  if (tools.some((pattern) => pattern.test(asked))) return answerWith('tool', own.tools, own.lists.tools);
  if (agents.some((pattern) => pattern.test(asked))) return answerWith('agent', own.agents, own.lists.agents);
  return undefined;
}

function answerWith(what: string, made: readonly Place[], list: Place): AnswerHere {
  if (made.length === 0)
    return { kind: 'own', text: `You have made no ${what} of your own yet.`, places: [list] };
  const text = made.length === 1 ? `You have made one ${what}.` : `You have made ${made.length} ${what}s.`;
  return {
    kind: 'own',
    text,
    places: [...made.slice(0, mostPlaces), ...(made.length > mostPlaces ? [list] : [])],
  };
}
