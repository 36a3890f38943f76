import type { AnswerHere } from '../../answer.ts';
import type { OwnApp, OwnThings } from './own-things.ts';

const apps = String.raw`(?:my |our |of my |generated |own )*(?:apps?|builds?)`;
const shown = String.raw`(?:show(?: me)?|list|see|give me|open|find|where (?:is|are)|what(?:'s| is| are)|which (?:is|are|one is))`;

const failed = [
  new RegExp(
    `^(?:which|what|any|did any|have any|has any|show(?: me)?|list|how many)(?: of)?(?: the)? ${apps}(?: that)?(?: have| has| did| were| was| are| is)? (?:fail|failed|failing|broken|not build|went wrong|go wrong|gone wrong)`,
  ),
  new RegExp(
    `^(?:show(?: me)?|list|which are|what are|are there|do i have)?(?: any)?(?: of)?(?: my| the)? ?(?:failed|broken|failing) (?:apps?|builds?)`,
  ),
  new RegExp(
    `^(?:did|has|have|is|was) (?:any of )?my (?:latest |last |newest )?(?:apps?|builds?) (?:fail|failed|failing|broken|go wrong|gone wrong)`,
  ),
  /^why (?:did|has|have|is|was) my (?:latest |last |newest )?(?:apps?|builds?) (?:fail|failed|failing|broken|not (?:build|built|ready))/,
  /^what went wrong with my (?:latest |last |newest )?(?:app|build)/,
];
const latest = new RegExp(
  `^(?:${shown} )?(?:my|the) (?:very )?(?:latest|newest|last|most recent) (?:generated )?app(?: (?:i|we) (?:made|built|created|generated))?$`,
);
const latestMade =
  /^(?:what (?:was|is) the |which was the )?(?:latest|last|newest|most recent) app (?:i|we) (?:made|built|created|generated)$/;
const underWay =
  /^(?:is|are|how (?:is|are)|what is the (?:status|state) of|status of|what about) my (?:latest |last |newest |new )?(?:apps?|builds?)(?: (?:ready|done|finished|built|coming along|doing|going|getting on|under way|still building|building))?(?: yet)?$/;
const all = [
  new RegExp(`^(?:${shown} )?(?:all )?(?:of )?my (?:generated )?apps$`),
  /^(?:what|which|how many) apps (?:do|did|have) (?:i|we)(?: (?:have|own|made|make|built|build|created|generated))?$/,
];

/** Which apps failed, which is the latest, how they are doing. */
export function answerAboutApps(asked: string, own: OwnThings): AnswerHere | undefined {
  const wants = (patterns: readonly RegExp[]) => patterns.some((pattern) => pattern.test(asked));
  const kind = wants(failed)
    ? ('failed' as const)
    : wants([latest, latestMade])
      ? ('latest' as const)
      : wants([underWay])
        ? ('under way' as const)
        : wants(all)
          ? ('all' as const)
          : undefined;
  if (kind === undefined) return undefined;
  if (!own.signedIn)
    return {
      kind: 'own',
      text: 'Apps belong to an account. Sign in to ask about yours.',
      places: [own.lists.signIn],
    };
  if (own.apps.length === 0)
    return {
      kind: 'own',
      text: 'This device knows no app of yours yet.',
      places: [own.lists.apps],
    };
  return answers[kind](own.apps, own);
}

type Kind = 'failed' | 'latest' | 'under way' | 'all';

const answers: Readonly<Record<Kind, (apps: readonly OwnApp[], own: OwnThings) => AnswerHere>> = {
  failed(given) {
    const broken = given.filter(({ state }) => state === 'failed');
    if (broken.length === 0) return { kind: 'own', text: 'None of your apps has failed.', places: [] };
    const [one] = broken;
    const text =
      broken.length === 1 && one !== undefined
        ? `“${one.title}” has failed${one.trouble === undefined ? '.' : `: ${one.trouble}`}`
        : `${broken.length} of your apps have failed.`;
    return { kind: 'own', text, places: placesOf(broken) };
  },
  latest(given) {
    const newest = given.slice(0, 1);
    return {
      kind: 'own',
      text: newest.map((app) => `Your latest app is “${app.title}”. ${stateOf(app)}`).join(''),
      places: placesOf(newest),
    };
  },
  'under way'(given) {
    const coming = given.filter(({ state }) => state === 'under way');
    const told = coming.length > 0 ? coming : given.slice(0, 1);
    return {
      kind: 'own',
      text: told.map((app) => `“${app.title}”: ${stateOf(app)}`).join(' '),
      places: placesOf(told),
    };
  },
  all(given, own) {
    const shownApps = given.slice(0, mostPlaces);
    return {
      kind: 'own',
      text:
        given.length === 1
          ? 'You have one app.'
          : `You have ${given.length} apps${given.length > mostPlaces ? '; these are the latest.' : '.'}`,
      places: [...placesOf(shownApps), ...(given.length > mostPlaces ? [own.lists.apps] : [])],
    };
  },
};

const mostPlaces = 12;

function stateOf({ state, trouble }: OwnApp): string {
  if (state === 'ready') return 'It is ready.';
  if (state === 'under way') return 'It is still being made.';
  return trouble === undefined ? 'It has failed.' : `It has failed: ${trouble}`;
}

function placesOf(given: readonly OwnApp[]) {
  return given.slice(0, mostPlaces).map(({ title, address }) => ({ title, address }));
}
