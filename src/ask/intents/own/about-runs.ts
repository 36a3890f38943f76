import type { AnswerHere } from '../../answer.ts';
import type { OwnRun, OwnThings } from './own-things.ts';

const saved = [
  /^what (?:did|have) (?:i|we) saved?(?: (?:so far|here|last|lately|recently|yet))?$/,
  /^(?:what|which) (?:runs?|results?) (?:did|do|have) (?:i|we) (?:saved?|have|kept)$/,
  /^(?:show(?: me)?|list|open|see|where are|what are|find) (?:all )?(?:of )?my (?:saved )?(?:runs|results|calculations)$/,
  /^my (?:saved )?(?:runs|results|calculations)$/,
  /^(?:show(?: me)?|list|open|see|where is|where are|find) (?:everything|what|all that|the runs|the results) (?:i|we)(?: have)? saved$/,
  /^(?:have i|did i) saved? (?:anything|something)$/,
];
const favourites =
  /^(?:(?:show(?: me)?|list|open|see|what are|which are|where are) )?my favou?rites?(?: runs| results)?$/;
const latest =
  /^(?:(?:show(?: me)?|open|see|what (?:is|was)|which (?:is|was)|where is) )?(?:my|the) (?:latest|last|newest|most recent) (?:saved )?(?:run|result|calculation)(?: i saved)?$|^what did i save last$/;

const mostPlaces = 12;

/** What somebody saved of what agents worked out. */
export function answerAboutRuns(asked: string, own: OwnThings): AnswerHere | undefined {
  if (latest.test(asked)) return answerWith(own.runs.slice(0, 1), own);
  if (favourites.test(asked)) {
    const dear = own.runs.filter(({ favourite }) => favourite);
    if (dear.length > 0) return answerWith(dear, own);
    return { kind: 'own', text: 'None of your saved runs is a favourite yet.', places: [own.lists.runs] };
  }
  return saved.some((pattern) => pattern.test(asked)) ? answerWith(own.runs, own) : undefined;
}

function answerWith(runs: readonly OwnRun[], own: OwnThings): AnswerHere {
  const [only] = runs;
  if (only === undefined)
    return {
      kind: 'own',
      text: 'Nothing is saved yet. What an agent works out can be saved at its desk.',
      places: [own.lists.runs],
    };
  const text =
    runs.length === 1
      ? `You saved “${only.title}” at ${only.agent}. ${only.summary}`
      : `You saved ${runs.length} runs${runs.length > mostPlaces ? '; these are the latest.' : '.'}`;
  return {
    kind: 'own',
    text,
    places: runs
      .slice(0, mostPlaces)
      .map(({ title, agent, address }) => ({ title: `${title} (${agent})`, address })),
  };
}
