import type { WishState } from '../../../../engine/proof/proof-report.ts';
import type { ServedRequest } from '../../../../engine/proof/served-requests.ts';
import type { AppSpec } from '../../../../engine/spec/app-spec.ts';
import type { BadgeTone } from '../../../ui/badge.tsx';
import type { MarkLine, MarkTone } from '../mark-tones.ts';
import type { TextMark } from '../marked-text.tsx';

interface StateLook {
  readonly word: string;
  readonly meaning: string;
  readonly tone: MarkTone;
  readonly badge: BadgeTone;
  /** So that the states are told apart without seeing hues. */
  readonly line: MarkLine;
}

export const stateLooks: Readonly<Record<WishState, StateLook>> = {
  works: {
    word: 'Works',
    meaning: 'Just this was tried in a browser, and it held.',
    tone: 'positive',
    badge: 'positive',
    line: 'solid',
  },
  there: {
    word: 'Is there',
    meaning: 'The app has a part for it. Nothing tried just this.',
    tone: 'caution',
    badge: 'caution',
    line: 'dashed',
  },
  'not-built': {
    word: 'Not built',
    meaning: 'It was understood, and the app does not have it.',
    tone: 'negative',
    badge: 'negative',
    line: 'dotted',
  },
  'not-understood': {
    word: 'Not understood',
    meaning: 'It was read, and what it asks for is not clear. Say it in other words to have it.',
    tone: 'violet',
    badge: 'neutral',
    line: 'wavy',
  },
};

export interface Wish extends ServedRequest {
  /** For links to its row. */
  readonly key: string;
}

/** The words of the text with what became of them. */
export function marksOf(wishes: readonly Wish[]): TextMark[] {
  return wishes.flatMap(({ at, state }) =>
    at.map(([start, end]) => ({
      start,
      end,
      tone: stateLooks[state].tone,
      line: stateLooks[state].line,
      label: stateLooks[state].word.toLowerCase(),
    })),
  );
}

/** What serves a wish, as people read it; parts that are gone are left out. */
export function partWords(parts: readonly string[], spec: AppSpec): string[] {
  return [...new Set(parts.flatMap((part) => wordsOfPart(part, spec) ?? []))];
}

function wordsOfPart(part: string, spec: AppSpec): string | undefined {
  const colon = part.indexOf(':');
  const [kind, rest] = colon < 0 ? [part, ''] : [part.slice(0, colon), part.slice(colon + 1)];
  const entity = () => spec.entities.find(({ name }) => name === rest.split('.')[0]);
  const many = () => entity()?.many.toLowerCase();
  switch (kind) {
    case 'near':
      return wordsOfPart(rest, spec);
    case 'entity':
      return phrase(many(), (of) => `Records of ${of}`);
    case 'rule':
      return phrase(ruleWords(rest, spec), (says) => `Refused: ${says}`);
    case 'create':
      return phrase(many(), (of) => `Adding ${of}`);
    case 'edit':
      return phrase(many(), (of) => `Changing ${of}`);
    case 'remove':
      return phrase(many(), (of) => `Deleting ${of}`);
    case 'show':
      return phrase(many(), (of) => `The list of ${of}`);
    case 'find':
    case 'filter':
    case 'sort':
      return phrase(many(), (of) => `Search, filters and order of ${of}`);
    case 'field':
      return wordsOfField(rest, spec);
    case 'option':
      return wordsOfField(rest.split(':')[0] ?? '', spec);
    case 'action':
      return phrase(spec.actions.find(({ id }) => id === rest)?.label, (label) => `The button “${label}”`);
    case 'page':
      return phrase(spec.pages.find(({ id }) => id === rest)?.title, (title) => `The page “${title}”`);
    case 'section':
      return wordsOfSection(rest, spec);
    case 'role':
      return `The role “${rest}”`;
    case 'words':
      return 'The texts of the app';
    case 'color':
    case 'theme':
      return 'The look of the app';
    case 'absent':
      return 'Left out';
    case 'accounts':
      return 'Accounts';
    case 'phone':
      return 'Every page, as wide as a phone';
    case 'offline':
      return 'The app keeps itself for use offline';
    default:
      return undefined;
  }
}

function phrase(words: string | undefined, say: (words: string) => string): string | undefined {
  return words === undefined ? undefined : say(words);
}

function wordsOfField(path: string, { entities }: AppSpec): string | undefined {
  const [name, field] = path.split('.');
  const entity = entities.find((one) => one.name === name);
  const label = entity?.fields.find((one) => one.name === field)?.label;
  return entity === undefined || label === undefined
    ? undefined
    : `The field “${label}” of ${entity.many.toLowerCase()}`;
}

function wordsOfSection(id: string, { pages }: AppSpec): string | undefined {
  for (const page of pages) {
    const section = page.sections.find((one) => one.id === id);
    if (section !== undefined) return `“${section.title ?? page.title}” on the page “${page.title}”`;
  }
  return undefined;
}

/** What is said to somebody who breaks the rule; what depends on records is left out. */
function ruleWords(path: string, { entities, actions }: AppSpec): string | undefined {
  const dot = path.lastIndexOf('.');
  const name = path.slice(0, dot);
  const rules =
    entities.find((one) => one.name === name)?.rules ?? actions.find(({ id }) => id === name)?.never;
  return rules?.[Number(path.slice(dot + 1))]?.says.replaceAll(/\{[^{}]*\}/g, '…');
}
